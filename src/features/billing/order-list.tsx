import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Receipt } from 'lucide-react'
import { ordersQuery } from '@/api/billing.queries'
import { Pager } from '@/components/pager/pager'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { OrderRows } from './order-rows'
import { PageSize } from './page-size'
import { type BillingSearch, ordersPageOf } from './search'

/** The orders of the team, in pages. */
export function OrderList({ search }: { search: BillingSearch }) {
  const { i18n } = useLingui()
  const page = ordersPageOf(search)
  const { data, error, refetch, isFetching } = useQuery(ordersQuery(page))
  if (!data) {
    if (!error) return <Skeleton className="h-60" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (data.total === 0) return <NoOrders />
  return (
    <>
      <OrderRows orders={data.orders} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground text-sm tabular-nums">
          <Plural value={data.total} one="# order" other="# orders" />
        </p>
        <Pager
          page={page.page}
          pageCount={Math.ceil(data.total / page.page_size)}
          search={search}
        />
        <PageSize size={page.page_size} />
      </div>
    </>
  )
}

function NoOrders() {
  return (
    <EmptyState
      icon={Receipt}
      title={<Trans>No orders yet</Trans>}
      description={<Trans>Your purchases will appear here with their transaction IDs.</Trans>}
      action={
        <Link to="/$lang/pricing" params={{ lang: useLanguage() }} className={buttonVariants()}>
          <Trans>View plans</Trans>
        </Link>
      }
    />
  )
}
