import { useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { AppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'

interface UploadFailureProps {
  code: ErrorCode | null
  /** Label of the file in the user's language. */
  label: string
  onRetry: () => void
}

/** Why an upload failed, with a retry button. */
export default function UploadFailure({ code, label, onRetry }: UploadFailureProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <span role="alert" className="max-w-48 text-destructive text-sm">
        {errorMessage(i18n, new AppError(code ?? 'network_error'))}
      </span>
      <Button variant="ghost" size="icon-sm" aria-label={t`Try ${label} again`} onClick={onRetry}>
        <RotateCcw />
      </Button>
    </>
  )
}
