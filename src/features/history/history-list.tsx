import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type TaskFilter, taskListQuery } from '@/api/tasks.queries'
import type { OpenOutput } from '@/components/creations/output-tile'
import { TaskFeed } from '@/components/creations/task-feed'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { isVideoWorkflow } from '@/contract/generation'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { HistorySkeleton } from './history-skeleton'

const CreationPreview = lazy(() => import('@/components/media-preview/creation-preview'))

/** The history as far as it was loaded, and the way to more. */
export function HistoryList({ filter }: { filter: TaskFilter }) {
  const { i18n } = useLingui()
  const { data, error, ...query } = useInfiniteQuery(taskListQuery(filter))
  const [previewId, setPreviewId] = useState<string | null>(null)
  const tasks = useMemo(
    () => (data?.pages.flatMap((page) => page.tasks) ?? []).filter(isOfType(filter.type)),
    [data, filter.type],
  )
  const items = useMemo(
    () => tasks.flatMap((task) => task.outputs.map((output) => ({ task, output }))),
    [tasks],
  )
  const open: OpenOutput = (_task, output) => setPreviewId(output.output_id)

  if (!data) {
    if (!error) return <HistorySkeleton />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  if (tasks.length === 0) return <NothingYet />
  return (
    <>
      <TaskFeed tasks={tasks} hasCaptions onOpen={open} onPreview={open} />
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
      {previewId && (
        <Suspense>
          <CreationPreview
            items={items}
            outputId={previewId}
            onShow={setPreviewId}
            onClose={() => setPreviewId(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** News of a task goes into every list on screen, also into one of the other type. */
const isOfType =
  (type: TaskFilter['type']) => (task: { workflow_type: Parameters<typeof isVideoWorkflow>[0] }) =>
    type === undefined || isVideoWorkflow(task.workflow_type) === (type === 'video')

function NothingYet() {
  return (
    <EmptyState
      icon={Images}
      title={<Trans>Nothing created yet</Trans>}
      description={<Trans>What you generate is kept here.</Trans>}
      action={
        <Link to="/$lang" params={{ lang: useLanguage() }} className={buttonVariants()}>
          <Trans>Start creating</Trans>
        </Link>
      }
    />
  )
}
