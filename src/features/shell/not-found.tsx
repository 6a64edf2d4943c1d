import { Trans } from '@lingui/react/macro'
import { MessageScreen } from './message-screen'

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <MessageScreen mark="404" title={<Trans>This page does not exist</Trans>}>
      <Trans>The address may be mistyped, or the page may have moved.</Trans>
    </MessageScreen>
  )
}
