import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { usePageFiles } from '@/components/files/use-page-files'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { cn } from '@/components/ui/class-names'
import { StepList } from './job/step-list'
import { useLinkToken } from './job/use-link-token'

import { Demonstration } from './landing/demonstration'
import { HowItWorks } from './landing/how-it-works'
import { Limits } from './landing/limits'
import { Questions } from './landing/questions'
import { UploadCard } from './upload/upload-card'
import { UploadZone } from './upload/upload-zone'
import { useVideoUpload } from './upload/use-video-upload'

const loadTool = () => import('./removal-tool')
const RemovalTool = lazy(loadTool)

/** The watermark remover: from a dropped file to a clean video, without an account. */
export function WatermarkPage() {
  const { token, show } = useLinkToken()
  const [file, setFile] = useState<File | null>(null)
  const video = useVideoUpload(token, (opened, own) => {
    setFile(own)
    show(opened)
  })
  const { upload } = video
  const choose = (files: readonly File[]) => {
    // The tool's code loads while the upload is running.
    void loadTool().catch(() => {})
    void video.choose(files)
  }
  const isFree = token === null && upload.state === 'none'
  const isOver = usePageFiles((files) => isFree && choose(files))

  return (
    <div
      className={cn(
        'mx-auto flex w-full max-w-300 flex-col items-center gap-8 px-4 sm:px-6',
        token ? 'pt-4 pb-8 md:pb-12' : 'py-8 md:py-12',
      )}
    >
      {/* Small beside a video, so that its controls are in view. */}
      <header className={cn('flex flex-col gap-3 text-center', token && '-mb-4')}>
        <h1 className={token ? 'text-lg' : 'text-2xl sm:text-3xl'}>
          <Trans>Remove a watermark from a video</Trans>
        </h1>
        {!token && (
          <p className="mx-auto max-w-measure text-balance text-muted-foreground">
            <Trans>
              Remove a watermark and rebuild the picture behind it, frame by frame. The sound isn’t
              touched. Free, no account needed.
            </Trans>
          </p>
        )}
      </header>
      {token ? (
        <Suspense fallback={<div className="min-h-80 w-full rounded-xl border bg-card" />}>
          <RemovalTool
            key={token}
            token={token}
            file={file}
            onAnother={() => {
              setFile(null)
              show(null)
            }}
          />
        </Suspense>
      ) : (
        <div className="flex w-full flex-col gap-6">
          <StepList current="upload" />
          {upload.state === 'none' ? (
            <UploadZone
              onChoose={choose}
              isOver={isOver}
              problem={video.problem}
              interrupted={video.interrupted}
            />
          ) : (
            <UploadCard
              upload={upload}
              hasOthers={video.hasOthers}
              onPause={video.pause}
              onResume={video.resume}
              onCancel={video.cancel}
            />
          )}
        </div>
      )}
      <LeaveGuard isGenerating={false} isUploading={upload.state === 'sending'} />
      {!token && <Demonstration />}
      <HowItWorks />
      <Limits />
      <Questions />
    </div>
  )
}
