import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelRenewalFn } from '@/api/billing.functions'
import { billingKeys } from '@/api/billing.queries'
import { notify } from '@/browser/notifications'
import { useReturnFocus } from '@/browser/use-return-focus'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useDayFormat } from '@/components/purchase/billing-day'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'
import { CANCEL_DAYS_BEFORE_END } from '@/contract/goods'

interface CancelDialogProps {
  subscription: SubscriptionView
  onClose: () => void
}

/** Asks before the renewal is stopped, stating the rule and its last day. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const returnFocus = useReturnFocus()
  const day = useDayFormat()
  const end = day(subscription.period_end)
  const lastDay = day(subscription.cancel_until)
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelRenewalFn(),
    onSuccess: (current) => {
      client.setQueryData(billingKeys.subscription, current)
      notify('success', t`Your plan won’t renew`)
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: billingKeys.subscription })
      tellFailure(error)
    },
    onSettled: onClose,
  })
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <AlertDialogContent onCloseAutoFocus={returnFocus}>
        <AlertDialogTitle>
          <Trans>Cancel the automatic renewal?</Trans>
        </AlertDialogTitle>
        <AlertDialogDescription asChild>
          <div className="flex flex-col gap-3">
            <p>
              <Trans>
                You keep your plan and its credits until {end}. After that it ends and you won’t be
                charged again.
              </Trans>
            </p>
            <p>
              <Trans>
                You can cancel a renewal up to {CANCEL_DAYS_BEFORE_END} days before the period ends.
                The last day to cancel this one is {lastDay}.
              </Trans>
            </p>
          </div>
        </AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>
            <Trans>Keep my plan</Trans>
          </AlertDialogCancel>
          <Button variant="destructive" loading={isPending} onClick={() => mutate()}>
            <Trans>Cancel renewal</Trans>
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
