import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { operatorActionsQuery } from '@/api/admin.queries'
import { RelativeTime } from '@/components/labels/relative-time'
import { LoadMore } from '@/components/load-more/load-more'
import { EmptyState } from '@/components/ui/empty-state'
import type { OperatorAction } from '@/contract/endpoints/admin/actions'
import { QueryPart } from '../query-part'
import { ACTION_WORDS } from './action-words'

/** Actions of operators, newest first. */
export function ActionLog() {
  const query = useInfiniteQuery(operatorActionsQuery())
  return (
    <QueryPart query={query}>
      {({ pages }) => {
        const actions = pages.flatMap((page) => page.actions)
        if (actions.length === 0) {
          return <EmptyState icon={ScrollText} title={<Trans>No activity yet</Trans>} />
        }
        return (
          <>
            <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card text-sm">
              {actions.map((action) => (
                <ActionLine key={action.id} action={action} />
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryPart>
  )
}

function ActionLine({ action }: { action: OperatorAction }) {
  const { i18n, t } = useLingui()
  const details = Object.entries(action.details).map(([name, value]) => `${name}: ${value}`)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
      <span className="flex min-w-0 grow basis-56 flex-col gap-0.5">
        <span className="font-medium">{i18n._(ACTION_WORDS[action.action])}</span>
        <span className="break-all text-muted-foreground">
          {[action.subject, ...details].join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-2 text-muted-foreground">
        <span className="break-all">{action.email ?? t`Command line`}</span>
        <RelativeTime at={action.created_at} />
      </span>
    </li>
  )
}
