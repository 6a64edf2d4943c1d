import { Trans } from '@lingui/react/macro'
import { MessageScreen } from './message-screen'

/** The not-found page; it shows the address, so that a typo can be spotted. */
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

/** Decoded as typed, if it is valid. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
