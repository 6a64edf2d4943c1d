import { Trans } from '@lingui/react/macro'
import { CheckCircle2, RotateCcw } from 'lucide-react'
import { RelativeTime } from '@/components/labels/relative-time'
import type { ReviewDecision } from '@/contract/endpoints/reviews'

/** Who decided what, and when. */
export function DecisionLine({
  decision: { author, decision, decided_at },
}: {
  decision: Omit<ReviewDecision, 'is_own'>
}) {
  const isApproval = decision === 'approved'
  const Icon = isApproval ? CheckCircle2 : RotateCcw
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${isApproval ? 'text-success' : 'text-warning'}`}
        aria-hidden
      />
      <span className="wrap-anywhere min-w-0">
        {isApproval ? <Trans>{author} approved</Trans> : <Trans>{author} requested changes</Trans>}{' '}
        <RelativeTime at={decided_at} className="text-muted-foreground text-xs" />
      </span>
    </p>
  )
}
