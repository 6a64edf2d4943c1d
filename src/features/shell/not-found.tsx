import { Trans } from '@lingui/react/macro'
import { MessageScreen } from './message-screen'

/** The page for an address that leads nowhere; it shows the address, so that a slip can be seen. */
export function NotFound({ address }: { address?: string }) {
  return (
    <MessageScreen mark="404" title={<Trans>This page doesn’t exist</Trans>}>
      {address && (
        <code className="wrap-anywhere mb-3 block text-foreground text-sm">{decoded(address)}</code>
      )}
      <Trans>The address may be mistyped, or the page may have moved.</Trans>
    </MessageScreen>
  )
}

/** As it was typed, where it can be read so. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
