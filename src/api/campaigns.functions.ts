import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { isFinished } from '@/contract/generation'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { campaigns, creatives, exportPacks } = contract

const campaignListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(campaigns.list, {}))

export const createCampaignFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(campaigns.create))
  .handler(({ data, context }) => context.call(campaigns.create, data))

export const saveCampaignFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(campaigns.save))
  .handler(({ data, context }) => context.call(campaigns.save, data))

export const removeCampaignFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(campaigns.remove))
  .handler(({ data, context }) => context.call(campaigns.remove, data))

export const moveCreativesFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(creatives.move))
  .handler(({ data, context }) => context.call(creatives.move, data))

export const startPackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(exportPacks.start))
  .handler(({ data, context }) => context.call(exportPacks.start, data))

const packListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(exportPacks.list, {}))

const packFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(exportPacks.detail))
  .handler(({ data, context }) => context.call(exportPacks.detail, data))

export const removePackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(exportPacks.remove))
  .handler(({ data, context }) => context.call(exportPacks.remove, data))

export const campaignKeys = { list: ['campaigns'] as const, packs: ['export-packs'] as const }

export const campaignListQuery = () =>
  queryOptions({
    queryKey: campaignKeys.list,
    queryFn: () => campaignListFn(),
    staleTime: 5_000,
  })

/** Polls often while a pack is being made. */
export const packListQuery = () =>
  queryOptions({
    queryKey: campaignKeys.packs,
    queryFn: () => packListFn(),
    staleTime: 2_000,
    refetchInterval: ({ state }) =>
      state.data?.packs.some(({ status }) => !isFinished(status)) ? 1_500 : false,
  })

export const packQuery = (packId: string) =>
  queryOptions({
    queryKey: [...campaignKeys.packs, packId],
    queryFn: () => packFn({ data: { packId } }),
    staleTime: 2_000,
  })
