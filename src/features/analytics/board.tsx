import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { adAnswersQuery } from '@/api/figures.functions'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { AnswerList } from './answers/answer-list'
import { NextAdCard } from './answers/next-ad-card'
import { ExportHints } from './export-hints'
import { Filters } from './filters'
import { ImportList } from './import-list'
import { ImportButton } from './intake/import-button'
import type { AnalyticsSearch } from './search'

/** The code that reads files loads with the first one. */
const ReviewDialog = lazy(() => import('./intake/review-dialog'))

/** The figures, or how to get them. The result of an import stays until it is dismissed. */
export function Board({ search }: { search: AnalyticsSearch }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <Figures search={search} onFile={setFile} />
      <Suspense>{file && <ReviewDialog file={file} onClose={() => setFile(null)} />}</Suspense>
    </>
  )
}

interface FiguresProps {
  search: AnalyticsSearch
  onFile: (file: File | null) => void
}

function Figures({ search, onFile }: FiguresProps) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(adAnswersQuery(search))
  if (!data) {
    if (!error) return <Skeleton className="h-96 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (data.platforms.length === 0)
    return <ExportHints action={<ImportButton isFirst onFile={onFile} />} />
  const by = search.by ?? 'creative'
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Filters search={search} extent={data} />
        <ImportButton onFile={onFile} />
      </div>
      {data.next && <NextAdCard next={data.next} by={by} />}
      <section aria-busy={isFetching} className="flex flex-col gap-3">
        <AnswerList answers={data.answers} by={by} />
        {data.left_off > 0 && (
          <p className="text-muted-foreground text-sm">
            <Plural
              value={data.left_off}
              one="# more with fewer impressions isn’t listed."
              other="# more with fewer impressions aren’t listed."
            />
          </p>
        )}
      </section>
      <p className="max-w-prose text-muted-foreground text-xs">
        <Trans>
          Bars show 95% Wilson intervals, and the marker shows the rest of the platform. “Better”
          and “Worse” come from a two-proportion test, with at most 5% of them expected to be wrong
          (Benjamini–Hochberg). A falling click rate comes from a logistic regression over at least
          10 days. Different currencies are never added together.
        </Trans>
      </p>
      <ImportList />
      <ExportHints />
    </>
  )
}
