import { useLingui } from '@lingui/react/macro'
import { CheckCircle2, Play, RotateCcw } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import type { Review } from '@/contract/endpoints/reviews'
import type { ReviewDecisionName } from '@/contract/review-words'

interface CreativeStripProps {
  review: Pick<Review, 'creatives' | 'decisions'>
  currentId: string
  onChoose: (creativeId: string) => void
}

/** The set at a glance: the current creative, and the decision about each. */
export function CreativeStrip({ review, currentId, onChoose }: CreativeStripProps) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Creatives`}
      className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
    >
      {review.creatives.map((creative, place) => {
        const number = place + 1
        const name = creative.name ?? t`Creative ${number}`
        return (
          <button
            key={creative.creative_id}
            type="button"
            aria-current={creative.creative_id === currentId}
            aria-label={name}
            className="relative size-14 shrink-0 overflow-hidden rounded-md border-2 border-transparent bg-muted aria-[current=true]:border-primary sm:size-16"
            onClick={() => onChoose(creative.creative_id)}
          >
            <img src={creative.thumbnail_url} alt="" className="size-full object-cover" />
            {creative.kind === 'video' && (
              <Play
                className="absolute bottom-1 left-1 size-4 fill-white text-white drop-shadow"
                aria-hidden
              />
            )}
            <Mark decision={standOf(review, creative.creative_id)} />
          </button>
        )
      })}
    </nav>
  )
}

function standOf(
  { decisions }: Pick<Review, 'decisions'>,
  creativeId: string,
): ReviewDecisionName | null {
  const made = decisions.filter(({ creative_id }) => creative_id === creativeId)
  if (made.some(({ decision }) => decision === 'changes_requested')) return 'changes_requested'
  return made.length > 0 ? 'approved' : null
}

function Mark({ decision }: { decision: ReviewDecisionName | null }) {
  if (!decision) return null
  const isApproval = decision === 'approved'
  const Icon = isApproval ? CheckCircle2 : RotateCcw
  return (
    <span
      className={cn(
        'absolute top-0.5 right-0.5 rounded-full bg-background p-0.5',
        isApproval ? 'text-success' : 'text-warning',
      )}
    >
      <Icon className="size-3.5" aria-hidden />
    </span>
  )
}
