import { Trans } from '@lingui/react/macro'
import { FileX } from 'lucide-react'

/** Shown in place of a file that cannot be loaded anymore. */
export function GoneMedia() {
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 p-3 text-center text-muted-foreground text-sm">
      <FileX className="size-6" strokeWidth={1.5} aria-hidden />
      <Trans>This file has expired</Trans>
    </span>
  )
}
