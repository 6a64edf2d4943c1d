import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useDayFormat } from '@/components/purchase/billing-day'
import { PLAN_NAMES } from '@/components/purchase/goods-words'
import { useCheckout } from '@/components/purchase/use-checkout'
import { Button } from '@/components/ui/button'
import type { Currency } from '@/contract/goods'
import { type PlanChoice, type PlanStep, planStep } from './plan-step'
import { useBuyer } from './use-buyer'
import { useSignInToBuy } from './use-choice'

const PlanChangeDialog = lazy(() => import('@/components/purchase/plan-change-dialog'))

interface PlanActionProps {
  choice: PlanChoice
  /** Currency of the price above. */
  currency: Currency
  isFeatured: boolean
}

/** The next step to a plan: sign in, buy, change, or nothing. */
export function PlanAction({ choice, currency, isFeatured }: PlanActionProps) {
  const buyer = useBuyer()
  const signInToBuy = useSignInToBuy()
  const { buy, isLeaving } = useCheckout()
  const [isChanging, setChanging] = useState(false)
  const noteId = useId()
  const step = planStep(choice, buyer)
  const press = {
    sign_in: () => void signInToBuy(choice.planId),
    buy: () => buy({ goods_type: 'plan', goods_id: choice.planId, cycle: choice.cycle, currency }),
    upgrade: () => setChanging(true),
    later: () => setChanging(true),
    current: undefined,
    scheduled: undefined,
    reactivate_first: undefined,
  }[step.kind]
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        variant={isFeatured && step.kind !== 'current' ? 'primary' : 'outline'}
        className="w-full px-4"
        loading={isLeaving}
        disabled={!press || !buyer.isKnown}
        aria-describedby={buyer.subscription ? noteId : undefined}
        onClick={press}
      >
        <StepLabel step={step} choice={choice} />
      </Button>
      {/* Where cards stand side by side and one has a note, the others reserve its space. */}
      {buyer.subscription && (
        <p
          id={noteId}
          data-note
          className="min-h-5 text-center text-muted-foreground text-sm empty:hidden md:group-has-[[data-note]:not(:empty)]/plans:block"
        >
          <StepNote step={step} />
        </p>
      )}
      {isChanging && (
        <Suspense>
          <PlanChangeDialog wanted={choice} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  )
}

function StepLabel({ step, choice }: { step: PlanStep; choice: PlanChoice }): ReactNode {
  const { i18n } = useLingui()
  const plan = i18n._(PLAN_NAMES[choice.planId])
  switch (step.kind) {
    case 'sign_in':
      return <Trans>Sign in to purchase</Trans>
    case 'current':
      return <Trans>Current plan</Trans>
    case 'upgrade':
      return <Trans>Upgrade to {plan}</Trans>
    case 'scheduled':
      return <Trans>Your next plan</Trans>
    case 'later':
    case 'reactivate_first':
      return <Trans>Change to {plan}</Trans>
    default:
      return <Trans>Choose {plan}</Trans>
  }
}

function StepNote({ step }: { step: PlanStep }): ReactNode {
  const day = useDayFormat()
  if (step.kind === 'later' || step.kind === 'scheduled') {
    return <Trans>Starts on {day(step.startsAt)}</Trans>
  }
  if (step.kind === 'reactivate_first') {
    return <Trans>Your plan ends on {day(step.endsAt)}. Reactivate it first.</Trans>
  }
  return null
}
