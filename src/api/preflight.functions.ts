import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { preflight } = contract

const checkFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(preflight.check))
  .handler(({ data, context }) => context.call(preflight.check, data))

export const mendFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(preflight.mend))
  .handler(({ data, context }) => context.call(preflight.mend, data))

/** The same file has the same findings, until its placements are others. */
export const preflightQuery = (fileId: string, formats: readonly string[] = []) =>
  queryOptions({
    queryKey: ['preflight', fileId, [...formats].sort().join()],
    queryFn: () => checkFn({ data: { fileId, formats: [...formats] } }),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
