import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { reactivateFn } from '@/api/billing.functions'
import { billingKeys } from '@/api/billing.queries'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Button, buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { SubscriptionView } from '@/contract/endpoints/billing/subscription'
import { useLanguage } from '@/i18n/use-language'
import { useOperatorEmail } from '@/page/use-operator-email'
import { CancelDialog } from './cancel-dialog'
import { PortalButton } from './portal-button'

/** Change, cancel, reactivate, ask. */
export function SubscriptionActions({ subscription }: { subscription: SubscriptionView }) {
  const lang = useLanguage()
  const operatorEmail = useOperatorEmail()
  const [isAsking, setAsking] = useState(false)
  const { is_renewing, can_cancel, can_reactivate, has_portal } = subscription
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        {can_reactivate && <ReactivateButton />}
        <Link
          to="/$lang/pricing"
          params={{ lang }}
          search={{ pay: subscription.cycle === 'month' ? 'month' : undefined }}
          className={cn(buttonVariants({ variant: can_reactivate ? 'outline' : 'primary' }))}
        >
          <Trans>Change plan</Trans>
        </Link>
        {is_renewing && (
          <Button variant="outline" disabled={!can_cancel} onClick={() => setAsking(true)}>
            <Trans>Cancel renewal</Trans>
          </Button>
        )}
        {has_portal && <PortalButton />}
        {operatorEmail && (
          <a href={`mailto:${operatorEmail}`} className={buttonVariants({ variant: 'ghost' })}>
            <Trans>Contact support</Trans>
          </a>
        )}
      </div>
      {is_renewing && <CancelRule subscription={subscription} />}
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The last day to cancel the renewal, or that it is too late for this period. */
function CancelRule({ subscription }: { subscription: SubscriptionView }) {
  const day = useDayFormat()
  const lastDay = day(subscription.cancel_until)
  return (
    <p className="text-muted-foreground text-sm">
      {subscription.can_cancel ? (
        <Trans>This renewal can be canceled until {lastDay}.</Trans>
      ) : (
        <Trans>
          This renewal could be canceled until {lastDay}. After it renews, you can cancel the next
          one.
        </Trans>
      )}
    </p>
  )
}

function ReactivateButton() {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => reactivateFn(),
    onSuccess: (current) => {
      client.setQueryData(billingKeys.subscription, current)
      notify('success', t`Your plan renews again`)
    },
    onError: tellFailure,
  })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      <Trans>Reactivate</Trans>
    </Button>
  )
}
