import { Trans } from '@lingui/react/macro'
import { CircleAlert, Film, RotateCcw } from 'lucide-react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'

interface UploadZoneProps {
  onChoose: (files: File[]) => void
  /** Files are being dragged over the page. */
  isOver: boolean
  /** Why the last file was refused. */
  problem: string | null
  /** Name of a video whose upload was cut off by leaving the page. */
  interrupted: string | null
}

/** Takes a video, dropped anywhere on the page or chosen by the button. */
export function UploadZone({ onChoose, isOver, problem, interrupted }: UploadZoneProps) {
  const { input, pick } = useFilePicker({ kind: 'video', isMultiple: true, onPick: onChoose })
  return (
    <div
      className={cn(
        'flex min-h-80 w-full flex-col items-center justify-center gap-4 text-balance rounded-xl border-2 border-input border-dashed bg-card px-4 py-8 text-center transition-colors',
        isOver && 'border-primary bg-accent',
      )}
    >
      {input}
      <span className="grid size-14 place-items-center rounded-full bg-muted">
        <Film className="size-6 text-muted-foreground" strokeWidth={1.5} aria-hidden />
      </span>
      <p className="max-w-measure font-medium text-base">
        <Trans>Drop a video, up to 500 MB, at least 4 seconds</Trans>
      </p>
      <Button size="lg" onClick={pick}>
        <Trans>Choose a video</Trans>
      </Button>
      <p className="text-muted-foreground text-sm">
        <Trans>MP4, MOV, WebM, MKV, and more. No account needed.</Trans>
      </p>
      {interrupted && (
        <p className="flex max-w-measure items-start gap-1.5 text-left text-sm text-warning">
          <RotateCcw className="mt-0.5 size-4 shrink-0" aria-hidden />
          <Trans>
            “{interrupted}” didn’t finish uploading. Choose the same file to pick up where you left
            off.
          </Trans>
        </p>
      )}
      <div aria-live="assertive" className="max-w-measure">
        {problem && (
          <p className="flex items-start gap-1.5 text-left text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
