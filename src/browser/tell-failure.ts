import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notify } from './notifications'

/** The error sentences; no page needs them before something fails. */
export const loadErrorMessages = () => import('@/i18n/error-messages')

/** Shows a failure as a message in the language of the page. */
export async function tellFailure(i18n: I18n, error: unknown): Promise<void> {
  const sentence = await loadErrorMessages().then(
    ({ errorMessage }) => errorMessage(i18n, error),
    // If the sentences cannot load, the network is down or the page is older than the server.
    () => i18n._(msg`Network error, please try again later`),
  )
  notify('error', sentence)
}
