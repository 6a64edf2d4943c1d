import { Trans, useLingui } from '@lingui/react/macro'
import { Check, RotateCcw } from 'lucide-react'
import { decideFn } from '@/api/reviews.functions'
import { DecisionLine } from '@/components/review-stage/decision-line'
import { Button } from '@/components/ui/button'
import type { ReviewDecision } from '@/contract/endpoints/reviews'
import type { ReviewDecisionName } from '@/contract/review-words'
import { useReviewAction } from './use-review-action'

interface DecisionBarProps {
  token: string
  creativeId: string
  decisions: readonly ReviewDecision[]
  name: string
  /** Called when someone decides without giving a name. */
  onNameMissing: () => void
}

/** Approve or request changes; also shows the decisions of others. */
export function DecisionBar(props: DecisionBarProps) {
  const { token, creativeId, decisions, name, onNameMissing } = props
  const { t } = useLingui()
  const made = decisions.filter(({ creative_id }) => creative_id === creativeId)
  const own = made.find(({ is_own }) => is_own)?.decision
  const decide = useReviewAction(token, decideFn)
  function choose(decision: ReviewDecisionName) {
    if (name.trim() === '') return onNameMissing()
    decide.mutate({ token, creative_id: creativeId, name, decision })
  }
  const wish = decide.isPending ? decide.variables?.decision : undefined
  return (
    <section aria-label={t`Decision`} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant={own === 'approved' ? 'primary' : 'outline'}
          aria-pressed={own === 'approved'}
          loading={wish === 'approved'}
          onClick={() => choose('approved')}
        >
          <Check aria-hidden />
          {own === 'approved' ? <Trans>Approved</Trans> : <Trans>Approve</Trans>}
        </Button>
        <Button
          variant={own === 'changes_requested' ? 'primary' : 'outline'}
          aria-pressed={own === 'changes_requested'}
          loading={wish === 'changes_requested'}
          onClick={() => choose('changes_requested')}
        >
          <RotateCcw aria-hidden />
          <Trans>Request changes</Trans>
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-1.5 empty:hidden">
        {made.map((decision) => (
          <DecisionLine key={decision.decision_id} decision={decision} />
        ))}
      </div>
    </section>
  )
}
