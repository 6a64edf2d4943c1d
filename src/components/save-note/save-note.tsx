import { Trans } from '@lingui/react/macro'
import { Check, CloudAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** `changed`: another person or tab has saved since; nothing more is saved from here. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'changed'

interface SaveNoteProps {
  state: SaveState
  onRetry: () => void
  onReload: () => void
}

/** Whether the content is saved, and what to do if not. */
export function SaveNote({ state, onRetry, onReload }: SaveNoteProps) {
  return (
    <span aria-live="polite" className="flex items-center gap-2 text-muted-foreground text-sm">
      {state === 'saved' && (
        <>
          <Check className="size-4" aria-hidden />
          <Trans>Saved</Trans>
        </>
      )}
      {(state === 'waiting' || state === 'saving') && <Trans>Saving…</Trans>}
      {state === 'failed' && (
        <>
          <CloudAlert className="size-4 text-warning" aria-hidden />
          <Trans>Not saved</Trans>
          <Button variant="outline" size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {state === 'changed' && (
        <>
          <CloudAlert className="size-4 text-warning" aria-hidden />
          <Trans>Changed in another tab</Trans>
          <Button variant="outline" size="sm" onClick={onReload}>
            <Trans>Load that version</Trans>
          </Button>
        </>
      )}
    </span>
  )
}
