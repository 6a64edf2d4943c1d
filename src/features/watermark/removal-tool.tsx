import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import { isAppError } from '@/contract/app-error'
import { errorMessage } from '@/i18n/error-messages'
import { useRemoval } from './job/use-removal'
import { Workbench } from './workbench'

interface RemovalToolProps {
  /** Secret of the link. */
  token: string
  /** The file itself, during the visit that uploaded it. */
  file: File | null
  /** Leaves this video for another one. */
  onAnother: () => void
}

/** Everything after the upload: marking, processing, comparing. */
export default function RemovalTool({ token, file, onAnother }: RemovalToolProps) {
  const { t, i18n } = useLingui()
  const actions = useRemoval(token)
  const [localUrl] = useState(() => (file ? URL.createObjectURL(file) : null))
  const { removal, error, refetch, isFetching } = actions
  if (removal) {
    return (
      <Workbench removal={removal} actions={actions} localUrl={localUrl} onAnother={onAnother} />
    )
  }
  return (
    <div className="grid min-h-80 w-full place-items-center rounded-xl border bg-card">
      {error ? (
        <div className="flex flex-col items-center pb-8">
          {isAppError(error) && error.code === 'not_found' ? (
            <p role="alert" className="max-w-measure px-4 py-8 text-center">
              <Trans>This link has expired, or the video behind it was deleted.</Trans>
            </p>
          ) : (
            <ErrorState
              message={errorMessage(i18n, error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          <Button variant="outline" onClick={onAnother}>
            <Trans>Another video</Trans>
          </Button>
        </div>
      ) : (
        <Spinner label={t`Opening your video`} className="size-6 text-muted-foreground" />
      )}
    </div>
  )
}
