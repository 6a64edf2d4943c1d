import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changePlanFn } from '@/api/billing.functions'
import { planChangeQuery, refreshBilling, type WantedPlan } from '@/api/billing.queries'
import { notify } from '@/browser/notifications'
import { useReturnFocus } from '@/browser/use-return-focus'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { isAppError } from '@/contract/app-error'
import type { PlanChange } from '@/contract/endpoints/billing/plan-change'
import { errorMessage } from '@/i18n/error-messages'
import { useDayFormat } from './billing-day'
import { PLAN_NAMES } from './goods-words'
import { formatMoney } from './money'
import { PlanChangeTerms } from './plan-change-terms'
import { useReturnPath } from './return-path'
import { useComeBack } from './use-checkout'

interface PlanChangeDialogProps {
  wanted: { planId: WantedPlan['plan_id']; cycle: WantedPlan['cycle'] }
  onClose: () => void
}

/** Shows the cost and start of a plan change, and carries it out on confirmation. */
export default function PlanChangeDialog({ wanted, onClose }: PlanChangeDialogProps) {
  const { i18n } = useLingui()
  const { planId: plan_id, cycle } = wanted
  const terms = useQuery(planChangeQuery({ plan_id, cycle }))
  const { confirm, isBusy } = useChangePlan({ onDone: onClose, onPriceChanged: terms.refetch })
  const returnFocus = useReturnFocus()
  const plan = i18n._(PLAN_NAMES[plan_id])
  const change = terms.data
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Change to {plan}</Trans>
        </DialogTitle>
        {change && <PlanChangeTerms change={change} />}
        {!change && terms.error && (
          <ErrorState
            message={errorMessage(i18n, terms.error)}
            onRetry={() => void terms.refetch()}
            isRetrying={terms.isFetching}
          />
        )}
        {!change && !terms.error && <Skeleton className="h-48" />}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">
              <Trans>Keep my plan</Trans>
            </Button>
          </DialogClose>
          <Button disabled={!change} loading={isBusy} onClick={() => change && confirm(change)}>
            {change && <ConfirmLabel change={change} />}
            {!change && <Trans>Confirm change</Trans>}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function ConfirmLabel({ change }: { change: PlanChange }) {
  const { i18n } = useLingui()
  if (change.due_minor === 0) return <Trans>Confirm change</Trans>
  const due = formatMoney(i18n.locale, change.due_minor, change.currency)
  return <Trans>Pay {due}</Trans>
}

interface ChangeCallbacks {
  onDone: () => void
  onPriceChanged: () => unknown
}

function useChangePlan({ onDone, onPriceChanged }: ChangeCallbacks) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const return_path = useReturnPath()
  const day = useDayFormat()
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: ({ plan_id, cycle, due_minor }: PlanChange) =>
      changePlanFn({ data: { plan_id, cycle, due_minor, return_path } }),
    onSuccess: ({ checkout_url, change }) => {
      if (checkout_url) return window.location.assign(checkout_url)
      const plan = i18n._(PLAN_NAMES[change.plan_id])
      const start = day(change.starts_at)
      notify('success', t`Your plan changes to ${plan} on ${start}`)
      void refreshBilling(client)
      onDone()
    },
    onError: (error) => {
      if (isAppError(error) && error.code === 'price_changed') void onPriceChanged()
      tellFailure(error)
    },
  })
  useComeBack(reset)
  return { confirm: mutate, isBusy: isPending || Boolean(data?.checkout_url) }
}
