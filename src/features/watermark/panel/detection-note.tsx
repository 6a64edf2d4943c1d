import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { AppError } from '@/contract/app-error'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'
import { isUnderWay } from '../job/work-state'

interface DetectionNoteProps {
  detection: RemovalView['detection']
  /** The request was sent but not answered yet. */
  isAsking: boolean
  onCancel: (workId: string) => void
  onPrecise: () => void
  onAgain: () => void
}

/** What the detection found, stated plainly. */
export function DetectionNote(props: DetectionNoteProps) {
  const { t, i18n } = useLingui()
  const { detection, isAsking, onCancel, onPrecise, onAgain } = props
  if (isAsking || isUnderWay(detection)) {
    return (
      <div className="flex flex-col gap-3">
        <Progress
          value={detection?.status === 'RUNNING' ? Math.round(detection.progress * 100) : null}
          label={t`Looking for watermarks`}
        />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p role="status" className="text-sm">
            <Trans>Looking for watermarks…</Trans>
          </p>
          {detection && (
            <Button variant="ghost" size="sm" onClick={() => onCancel(detection.work_id)}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </div>
    )
  }
  const count = detection?.suggestions?.length ?? 0
  if (detection?.status === 'SUCCEEDED' && count > 0) {
    return (
      <p role="status" className="text-sm">
        <Plural
          value={count}
          one="# watermark found. Check it, adjust it, or skip it."
          other="# watermarks found. Check them, adjust them, or skip some."
        />
      </p>
    )
  }
  const code = detection?.error?.code
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      <p role="status">
        {detection?.status === 'SUCCEEDED' && (
          <Trans>No watermark was found in this video. If you can see one, mark it yourself.</Trans>
        )}
        {detection?.status === 'FAILED' &&
          errorMessage(i18n, new AppError(isErrorCode(code) ? code : 'internal'))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onPrecise}>
          <Trans>Mark it yourself</Trans>
        </Button>
        {detection?.status !== 'SUCCEEDED' && (
          <Button variant="outline" size="sm" onClick={onAgain}>
            <Trans>Detect watermark</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
