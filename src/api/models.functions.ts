import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { offeredModels } from './offered-models.server'
import { publicKeys } from './public-keys'

const { models } = contract

/** @public No screen calls it yet. */
export const adminInfoFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(models.adminInfo, {}))

/** @public No screen calls it yet. */
export const enumsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(models.enums, {}))

export const modelsFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) =>
    context.isSignedIn
      ? context.call(models.list, {})
      : offeredModels(context.call, context.sender.language),
  )

export const modelsQuery = () =>
  queryOptions({ queryKey: publicKeys.models, queryFn: () => modelsFn(), staleTime: 300_000 })

/** Polling interval: an operator's switch shows within this time, without a reload. */
const LOOK_EVERY_MS = 10_000

/** The models for a model picker, polled while the page is in front. */
export const offeredModelsQuery = () => ({ ...modelsQuery(), refetchInterval: LOOK_EVERY_MS })

export const capabilitiesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(models.capabilities, {}))

export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: publicKeys.capabilities,
    queryFn: () => capabilitiesFn(),
    staleTime: 300_000,
  })
