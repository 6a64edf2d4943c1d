import type { I18n } from '@lingui/core'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { tellFailure } from '@/browser/tell-failure'
import { isAppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { reactionTo } from './call-failures'
import { endSessionHere, isSignedInHere } from './session-queries'

const RETRIES_MAX = 2
const STALE_MS = 30_000
/** Failures that may pass in a moment; every other named error is final. */
const PASSING: readonly ErrorCode[] = ['network_error', 'unavailable']

/**
 * The cache of one visit, with global error handling for every query and mutation.
 * @param currentI18n gives the language of the page at the moment of a failure
 * @param tell shows a failure to the reader
 */
export function createQueryClient(
  currentI18n: () => I18n,
  tell: (i18n: I18n, error: unknown) => void = tellFailure,
): QueryClient {
  function respond(error: unknown, isBackground: boolean) {
    if (import.meta.env.SSR) return
    const reaction = reactionTo(error, { isBackground, isSignedIn: isSignedInHere(client) })
    if (reaction.isReported) tell(currentI18n(), error)
    if (reaction.endsSession) endSessionHere(client)
  }

  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => respond(error, true) }),
    mutationCache: new MutationCache({ onError: (error) => respond(error, false) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) =>
          failures < RETRIES_MAX && (!isAppError(error) || PASSING.includes(error.code)),
      },
      // Offline, a button fails at once: nothing is queued to be sent later without the person asking.
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
