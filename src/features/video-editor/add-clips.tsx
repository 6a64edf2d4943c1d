import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Film, Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Progress } from '@/components/ui/progress'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { useNumbers } from './panel/use-numbers'
import { useAdding } from './use-adding'

const LibraryPick = lazy(() => import('@/components/library-pick/library-pick'))

interface AddClipsProps {
  isFirst: boolean
  isFull: boolean
  onSource: (source: TimelineSource) => void
}

/** Videos from the library or from here; large as long as there is none. */
export function AddClips({ isFirst, isFull, onSource }: AddClipsProps) {
  const { t } = useLingui()
  const { percent: formatShare } = useNumbers()
  const [isPicking, setPicking] = useState(false)
  const { sending, problem, open, take, cancel } = useAdding(onSource)
  const isOver = usePageFiles((files) => sending === null && !isFull && void take(files))
  const { input, pick } = useFilePicker({
    ...{ kind: 'video', isMultiple: true },
    onPick: (files) => void take(files),
  })
  const percent = formatShare(sending ?? 0)
  const look = isFirst ? ({ size: 'lg' } as const) : ({ size: 'sm', variant: 'outline' } as const)
  const isOff = isFull || sending !== null
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-2',
        isFirst &&
          'min-h-64 w-full flex-col justify-center gap-4 rounded-xl border-2 border-input border-dashed bg-card px-4 py-8 text-center',
        isOver && 'border-primary bg-accent',
      )}
    >
      {input}
      {isFirst && (
        <span className="grid size-14 place-items-center rounded-full bg-muted">
          <Film className="size-6 text-muted-foreground" strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <span className="flex flex-wrap justify-center gap-2">
        <Button {...look} disabled={isOff} onClick={() => setPicking(true)}>
          <Plus aria-hidden />
          <Trans>Add from library</Trans>
        </Button>
        <Button {...look} variant="outline" disabled={isOff} onClick={pick}>
          <Upload aria-hidden />
          <Trans>Upload videos</Trans>
        </Button>
      </span>
      {sending !== null && (
        <span className="flex items-center gap-2 text-sm tabular-nums">
          <span aria-live="polite">
            <Trans>Uploading · {percent}</Trans>
          </span>
          <Progress value={sending * 100} label={t`Uploading`} className="w-24" />
          <Button variant="ghost" size="sm" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </span>
      )}
      <span aria-live="assertive">
        {problem && (
          <span className="flex items-start gap-1.5 text-left text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </span>
        )}
      </span>
      <Dialog open={isPicking} onOpenChange={setPicking}>
        <DialogContent aria-describedby={undefined} className="max-h-[80dvh] overflow-y-auto">
          <DialogTitle>
            <Trans>Choose a video</Trans>
          </DialogTitle>
          <Suspense>
            <LibraryPick
              type="video"
              onPick={({ item_id }) => {
                setPicking(false)
                void open(item_id)
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </div>
  )
}
