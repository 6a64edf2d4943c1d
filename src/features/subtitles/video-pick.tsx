import { Trans } from '@lingui/react/macro'
import { Film } from 'lucide-react'
import { RecentUploads } from '@/components/files/recent-uploads'
import { FileProblem, SendingBar } from '@/components/files/sending'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { useNewTrack } from './use-new-track'

/** Picks a video to begin with: dropped, chosen, or uploaded earlier. */
export function VideoPick({ onOpen }: { onOpen: (trackId: string) => void }) {
  const { take, begin, cancel, sending, problem } = useNewTrack(onOpen)
  const isOver = usePageFiles((files) => sending === null && void take(files))
  const { input, pick } = useFilePicker({ kind: 'video', onPick: (files) => void take(files) })
  return (
    <div className="flex w-full flex-col gap-6">
      <div
        className={cn(
          'flex min-h-64 w-full flex-col items-center justify-center gap-4 text-balance rounded-xl border-2 border-input border-dashed bg-card px-4 py-8 text-center transition-colors',
          isOver && 'border-primary bg-accent',
        )}
      >
        {input}
        {sending === null ? (
          <>
            <span className="grid size-14 place-items-center rounded-full bg-muted">
              <Film className="size-6 text-muted-foreground" strokeWidth={1.5} aria-hidden />
            </span>
            <Button size="lg" onClick={pick}>
              <Trans>Choose a video</Trans>
            </Button>
            <p className="text-muted-foreground text-sm">
              <Trans>
                Or drop one anywhere on this page. To burn in subtitles, the video can be up to 10
                minutes long.
              </Trans>
            </p>
          </>
        ) : (
          <SendingBar share={sending} onCancel={cancel} />
        )}
        <FileProblem>{problem}</FileProblem>
      </div>
      {sending === null && (
        <RecentUploads
          kind="video"
          title={<Trans>Recent videos</Trans>}
          onPick={({ upload_id }) => void begin({ upload_id })}
        />
      )}
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </div>
  )
}
