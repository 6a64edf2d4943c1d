import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'

/** Says, to eyes and to screen readers, that a link opens in a new tab. */
export function NewTabMark() {
  return (
    <>
      <ExternalLink className="size-3.5 opacity-70" aria-hidden />
      <span className="sr-only">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </>
  )
}
