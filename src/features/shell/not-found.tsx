import { Trans } from '@lingui/react/macro'

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <h1>
      <Trans>This page does not exist</Trans>
    </h1>
  )
}
