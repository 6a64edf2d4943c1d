import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { ledgerQuery } from '@/api/credits.queries'
import { RelativeTime } from '@/components/creations/relative-time'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { cn } from '@/lib/class-names'
import { LEDGER_WORDS } from './ledger-words'

/** Every movement of credits, newest first. */
export function LedgerList() {
  const { i18n } = useLingui()
  const { data, error, ...query } = useInfiniteQuery(ledgerQuery())
  if (!data) {
    if (!error) return <Skeleton className="h-60" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return <EmptyState icon={Coins} title={<Trans>No credits have moved yet</Trans>} />
  }
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' })
  return (
    <>
      <ul className="flex flex-col divide-y rounded-lg border bg-card text-sm">
        {entries.map(({ id, kind, amount, created_at }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 px-4 py-3">
            <span className="flex min-w-0 flex-col">
              {i18n._(LEDGER_WORDS[kind])}
              <RelativeTime at={created_at} className="text-muted-foreground" />
            </span>
            <span className={cn('font-medium tabular-nums', amount > 0 && 'text-success')}>
              {signed.format(amount)}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </>
  )
}
