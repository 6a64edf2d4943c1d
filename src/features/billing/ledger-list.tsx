import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { ledgerQuery } from '@/api/credits.functions'
import { LoadMore } from '@/components/load-more/load-more'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { LedgerRow } from './ledger-row'

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
    return <EmptyState icon={Coins} title={<Trans>No credit activity yet</Trans>} />
  }
  return (
    <>
      <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card text-sm">
        {entries.map((entry) => (
          <li key={entry.id}>
            <LedgerRow entry={entry} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}
