import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { creditLotsQuery } from '@/api/billing.queries'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { ErrorState } from '@/components/ui/error-state'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { CreditLots } from './credit-lots'

/** The balance, its origin and its expiry. */
export function CreditsCard() {
  const { i18n } = useLingui()
  const lang = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(creditLotsQuery())
  return (
    <Section
      title={<Trans>Credits</Trans>}
      aside={
        <Link
          to="/$lang/recharge"
          params={{ lang }}
          className={cn(buttonVariants({ variant: 'outline', size: 'sm' }))}
        >
          <Trans>Recharge</Trans>
        </Link>
      }
    >
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <p className="flex items-baseline gap-2">
            <span className="font-semibold text-3xl tabular-nums">
              {new Intl.NumberFormat(i18n.locale).format(data.balance)}
            </span>
            <span className="text-muted-foreground text-sm">
              <Plural value={data.balance} one="credit available" other="credits available" />
            </span>
          </p>
          <CreditLots credits={data} />
        </>
      )}
    </Section>
  )
}
