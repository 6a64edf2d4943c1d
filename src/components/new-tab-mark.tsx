import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'

/** Marks a link that opens in a new tab, visually and for screen readers. */
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
