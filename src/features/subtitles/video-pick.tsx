import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Film } from 'lucide-react'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import { useNewTrack } from './use-new-track'

/** A video to begin with: dropped, chosen, or one that was sent before. */
export function VideoPick({ onOpen }: { onOpen: (trackId: string) => void }) {
  const { t, i18n } = useLingui()
  const { take, begin, cancel, sending, problem } = useNewTrack(onOpen)
  const isOver = usePageFiles((files) => sending === null && void take(files))
  const { input, pick } = useFilePicker({ kind: 'video', onPick: (files) => void take(files) })
  const { data: recent = [] } = useQuery(recentUploadsQuery('video'))
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(sending ?? 0)
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
          <div className="flex w-full max-w-80 flex-col gap-3">
            <p aria-live="polite" className="tabular-nums">
              <Trans>Uploading · {percent}</Trans>
            </p>
            <Progress value={sending * 100} label={t`Uploading`} />
            <Button variant="ghost" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        )}
        <div aria-live="assertive">
          {problem && (
            <p className="flex items-start gap-1.5 text-left text-destructive text-sm">
              <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              {problem}
            </p>
          )}
        </div>
      </div>
      {recent.length > 0 && sending === null && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">
            <Trans>Recent videos</Trans>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {recent.map(({ upload_id, file_name, thumbnail_url }) => (
              <li key={upload_id}>
                <button
                  type="button"
                  aria-label={file_name}
                  title={file_name}
                  onClick={() => void begin({ upload_id })}
                  className="grid size-24 place-items-center overflow-hidden rounded-lg border bg-muted hover:border-primary"
                >
                  {thumbnail_url && (
                    <img src={thumbnail_url} alt="" className="size-full object-cover" />
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </div>
  )
}
