import { Trans } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { AdAnswer } from '@/contract/endpoints/figures'
import type { FigureGroup } from '@/contract/figures'
import { AnswerRow } from './answer-row'

const LinkDialog = lazy(() => import('./link-dialog'))

interface AnswerListProps {
  answers: readonly AdAnswer[]
  by: FigureGroup
}

/** The answers, largest first: rows on a wide screen, cards on a phone. */
export function AnswerList({ answers, by }: AnswerListProps) {
  const [linked, setLinked] = useState<AdAnswer | null>(null)
  if (answers.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>No data here</Trans>}
        description={
          by === 'ad' || by === 'platform' ? (
            <Trans>Choose other dates or another platform.</Trans>
          ) : (
            <Trans>Group by ad, and link your ads to the creatives they show.</Trans>
          )
        }
      />
    )
  }
  const most = (of: 'click_rate' | 'conversion_rate') =>
    Math.max(0, ...answers.map((answer) => answer[of]?.high ?? 0))
  return (
    <>
      <ul className="flex flex-col gap-3">
        {answers.map((answer) => (
          <AnswerRow
            key={`${answer.platform} ${answer.key}`}
            answer={answer}
            by={by}
            most={{ clicks: most('click_rate'), conversions: most('conversion_rate') }}
            onLink={() => setLinked(answer)}
          />
        ))}
      </ul>
      <Suspense>
        {linked && <LinkDialog answer={linked} onClose={() => setLinked(null)} />}
      </Suspense>
    </>
  )
}
