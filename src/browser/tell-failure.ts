import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notify } from './notifications'

/** The sentences for failures: no page needs them before something fails. */
export const loadErrorMessages = () => import('@/i18n/error-messages')

/** Tells what has failed, in the words of the page. */
export async function tellFailure(i18n: I18n, error: unknown): Promise<void> {
  const sentence = await loadErrorMessages().then(
    ({ errorMessage }) => errorMessage(i18n, error),
    // Whoever cannot fetch a sentence has no network, or a page older than the server.
    () => i18n._(msg`Network error, please try again later`),
  )
  notify('error', sentence)
}
