import { Plural, Trans } from '@lingui/react/macro'
import { DecisionLine } from '@/components/review-stage/decision-line'
import type { Remark } from '@/components/review-stage/remarks'
import type { CreativeReview } from '@/contract/endpoints/reviews'
import { TeamComment } from './team-comment'

interface ReviewPanelProps {
  review: CreativeReview
  remarks: readonly Remark<CreativeReview['comments'][number]>[]
  activeId: string | null
  onPick: (remark: Remark) => void
}

/** All feedback on a creative; renders nothing without any. */
export function ReviewPanel({ review, remarks, activeId, onPick }: ReviewPanelProps) {
  if (remarks.length === 0 && review.decisions.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base">
        <Trans>Review</Trans>
      </h2>
      {review.decisions.length > 0 && (
        <div className="flex flex-col gap-1.5">
          {review.decisions.map((decision) => (
            <DecisionLine key={decision.decision_id} decision={decision} />
          ))}
        </div>
      )}
      {remarks.length > 0 && (
        <div className="-mx-3 flex flex-col gap-1">
          <h3 className="px-3 font-medium text-sm">
            <Plural value={remarks.length} one="# comment" other="# comments" />
          </h3>
          {remarks.map((remark) => (
            <TeamComment
              key={remark.comment.comment_id}
              remark={remark}
              isActive={remark.comment.comment_id === activeId}
              onPick={() => onPick(remark)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
