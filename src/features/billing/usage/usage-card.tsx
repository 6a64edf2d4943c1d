import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { creditUsageQuery } from '@/api/billing.queries'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'
import { errorMessage } from '@/i18n/error-messages'
import { DayChart } from './day-chart'
import { DayTable } from './day-table'
import { PersonSelect } from './person-select'
import { UsageShares } from './usage-shares'

/** Recent use of credits: by day, and by what used them. */
export function UsageCard() {
  const { i18n } = useLingui()
  const [userId, setUserId] = useState<string>()
  const { data, error, refetch, isFetching } = useQuery(creditUsageQuery(userId))
  const [isTable, setTable] = useState(false)
  return (
    <Section
      title={
        data?.is_of_everybody === false ? (
          <Trans>Credits you used in the last 30 days</Trans>
        ) : (
          <Trans>Credits used in the last 30 days</Trans>
        )
      }
      aside={
        data &&
        data.credits > 0 && (
          <Button variant="outline" size="sm" onClick={() => setTable(!isTable)}>
            {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
            {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </Button>
        )
      }
    >
      {!data && error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-60" />}
      {data && <PersonSelect usage={data} userId={userId} onChange={setUserId} />}
      {data && <Usage usage={data} isTable={isTable} />}
    </Section>
  )
}

function Usage({ usage, isTable }: { usage: CreditUsage; isTable: boolean }) {
  if (usage.credits === 0) {
    return (
      <p className="text-muted-foreground text-sm">
        <Trans>No usage yet. Your daily credit spend will appear here.</Trans>
      </p>
    )
  }
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-3">
        {isTable ? <DayTable usage={usage} /> : <DayChart usage={usage} />}
        <p className="text-muted-foreground text-sm">
          <Plural
            value={usage.count}
            one="Spent on # generation."
            other="Spent on # generations."
          />{' '}
          <Trans>Days are shown in {usage.time_zone} time.</Trans>
        </p>
      </div>
      <UsageShares usage={usage} />
    </div>
  )
}
