import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { byteSize } from '@/i18n/byte-size'
import type { VideoUpload } from './video-upload'

interface UploadCardProps {
  upload: Exclude<VideoUpload, { state: 'none' }>
  hasOthers: boolean
  onPause: () => void
  onResume: () => void
  onCancel: () => void
}

/** A running upload: progress, speed, and a pause button. */
export function UploadCard({ upload, hasOthers, onPause, onResume, onCancel }: UploadCardProps) {
  const { t, i18n } = useLingui()
  const { name, sizeBytes, state } = upload
  const percent = state === 'sending' ? Math.round(upload.progress * 100) : null
  return (
    <div className="flex min-h-80 w-full flex-col items-center justify-center gap-4 rounded-xl border bg-card px-4 py-8 sm:px-8">
      <div className="flex w-full max-w-140 flex-col gap-4">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 truncate font-medium">{name}</p>
          <p className="shrink-0 text-muted-foreground text-sm tabular-nums">
            {sizeBytes !== null && byteSize(i18n.locale, sizeBytes)}
          </p>
        </div>
        <Progress value={state === 'opening' ? null : percent} label={t`Uploading`} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-muted-foreground text-sm tabular-nums">
            <UploadState upload={upload} />
          </p>
          {state === 'sending' && (
            <div className="flex gap-2">
              {upload.isPaused ? (
                <Button variant="outline" size="sm" onClick={onResume}>
                  <Play aria-hidden />
                  <Trans>Resume</Trans>
                </Button>
              ) : (
                <Button variant="outline" size="sm" onClick={onPause}>
                  <Pause aria-hidden />
                  <Trans>Pause</Trans>
                </Button>
              )}
              <Button variant="ghost" size="sm" onClick={onCancel}>
                <X aria-hidden />
                <Trans>Cancel</Trans>
              </Button>
            </div>
          )}
        </div>
        {hasOthers && (
          <p className="text-sm text-warning">
            <Trans>One video at a time: the first one is used.</Trans>
          </p>
        )}
        <p className="text-muted-foreground text-sm">
          <Trans>
            Lost your connection? Reload, choose the same file, and the upload resumes where it
            stopped.
          </Trans>
        </p>
      </div>
    </div>
  )
}

function UploadState({ upload }: Pick<UploadCardProps, 'upload'>) {
  const { i18n } = useLingui()
  if (upload.state === 'checking') return <Trans>Checking the file…</Trans>
  if (upload.state === 'opening') return <Trans>Checking the video…</Trans>
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(
    Math.floor(upload.progress * 100) / 100,
  )
  if (upload.isPaused) return <Trans>Paused at {percent}</Trans>
  if (upload.bytesPerSecond === null) return percent
  const speed = byteSize(i18n.locale, upload.bytesPerSecond)
  return (
    <Trans>
      {percent} · {speed}/s
    </Trans>
  )
}
