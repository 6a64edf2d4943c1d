import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { subscriptionQuery } from '@/api/billing.queries'
import { buttonVariants } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { SubscriptionActions } from './subscription-actions'
import { SubscriptionFacts } from './subscription-facts'
import { SubscriptionPill } from './subscription-pill'

/** The team's plan and its actions. */
export function SubscriptionCard() {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(subscriptionQuery())
  const subscription = data?.subscription
  return (
    <Section
      title={<Trans>Subscription</Trans>}
      aside={subscription && <SubscriptionPill subscription={subscription} />}
    >
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-56" />}
      {subscription && (
        <>
          <SubscriptionFacts subscription={subscription} />
          <SubscriptionActions subscription={subscription} />
        </>
      )}
      {data && !subscription && <NoPlan />}
    </Section>
  )
}

function NoPlan() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted-foreground text-sm">
        <Trans>You don’t have a plan. Plans include credits every month.</Trans>
      </p>
      <Link to="/$lang/pricing" params={{ lang: useLanguage() }} className={buttonVariants()}>
        <Trans>View plans</Trans>
      </Link>
    </div>
  )
}
