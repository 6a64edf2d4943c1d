import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const presentersFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(contract.people.presenters, {}))

export const presentersQuery = () =>
  queryOptions({
    queryKey: ['people', 'presenters'],
    queryFn: () => presentersFn(),
    staleTime: 10_000,
  })
