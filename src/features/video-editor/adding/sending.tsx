import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { LeaveGuard } from '@/components/leave-guard/leave-guard'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useNumbers } from '../panel/use-numbers'
import type { useAdding } from './use-adding'

/** The progress of an upload, and the problems of earlier ones. */
export function Sending(
  props: Pick<ReturnType<typeof useAdding>, 'sending' | 'problems' | 'cancel'>,
) {
  const { sending, problems, cancel } = props
  const { t } = useLingui()
  const { percent: formatShare } = useNumbers()
  const percent = formatShare(sending ?? 0)
  return (
    <>
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
      <span aria-live="assertive" className="flex flex-col gap-1">
        {problems.map((problem) => (
          <span
            key={problem}
            className="flex items-start gap-1.5 text-left text-destructive text-sm wrap-anywhere"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </span>
        ))}
      </span>
      <LeaveGuard isGenerating={false} isUploading={sending !== null} />
    </>
  )
}
