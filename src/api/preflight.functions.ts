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

let before: Promise<unknown> = Promise.resolve()

/** Runs checks one at a time: each decodes a picture, and a pack may have dozens. */
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = before.then(ask)
  before = answer.catch(() => undefined)
  return answer
}

/** Findings for a file; they only change with its placements. */
export const preflightQuery = (fileId: string, formats: readonly string[] = []) =>
  queryOptions({
    queryKey: ['preflight', fileId, [...formats].sort().join()],
    queryFn: () => inTurn(() => checkFn({ data: { fileId, formats: [...formats] } })),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
