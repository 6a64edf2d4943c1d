import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { AppError } from '@/contract/app-error'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { isErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'
import { isUnderWay } from '../job/work-state'

interface PreviewControlProps {
  removal: RemovalView
  isAsking: boolean
  onPreview: () => void
  onCancel: (workId: string) => void
}

/** A free preview of three seconds around the current position, before the whole run. */
export function PreviewControl({ removal, isAsking, onPreview, onCancel }: PreviewControlProps) {
  const { t, i18n } = useLingui()
  const { preview, previews_left } = removal
  if (preview && isUnderWay(preview)) {
    return (
      <div className="flex flex-col gap-2 rounded-lg border p-3">
        <Progress
          value={preview.status === 'RUNNING' ? Math.round(preview.progress * 100) : null}
          label={t`Preview`}
        />
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="text-sm">
            <Trans>Generating the preview…</Trans>
          </p>
          <Button variant="ghost" size="sm" onClick={() => onCancel(preview.work_id)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    )
  }
  const code = preview?.error?.code
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant="outline"
        loading={isAsking}
        disabled={previews_left === 0}
        onClick={onPreview}
      >
        <Eye aria-hidden />
        <Trans>Preview 3 seconds, free</Trans>
      </Button>
      {preview?.status === 'FAILED' && (
        <p role="alert" className="text-destructive text-sm">
          {errorMessage(i18n, new AppError(isErrorCode(code) ? code : 'internal'))}
        </p>
      )}
    </div>
  )
}
