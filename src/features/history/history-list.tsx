import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type TaskFilter, taskListQuery } from '@/api/tasks.queries'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import type { OpenOutput } from '@/components/creations/output-tile'
import { TaskFeed } from '@/components/creations/task-feed'
import { LoadMore } from '@/components/load-more/load-more'
import { CreationPreview } from '@/components/media-preview/late-creation-preview'
import { UndoBar } from '@/components/selection/undo-bar'
import { useDeletion } from '@/components/selection/use-deletion'
import { withoutDeleted } from '@/components/selection/without-deleted'
import { buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished, WORKFLOWS, type WorkflowType } from '@/contract/generation'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { HistorySkeleton } from './history-skeleton'

/** No event announces colleagues' tasks while they run. */
const COLLEAGUES_POLL_MS = 10_000

const loadPreview = async () => CreationPreview.preload?.()
const HistorySelection = lazy(() => import('./history-selection'))

interface HistoryListProps {
  filter: TaskFilter
  isSelecting?: boolean
  /** Called when the user has finished selecting. */
  onSelected?: () => void
}

/** The loaded part of the history, with a button to load more. */
export function HistoryList({ filter, isSelecting = false, onSelected }: HistoryListProps) {
  const { i18n } = useLingui()
  const { data, error, ...query } = useInfiniteQuery({
    ...taskListQuery(filter),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ tasks }) => tasks.some(isColleagueAtWork)) && COLLEAGUES_POLL_MS,
  })
  const [previewId, setPreviewId] = useState<string | null>(null)
  const deletion = useDeletion()
  const tasks = (data?.pages.flatMap((page) => page.tasks) ?? [])
    .filter(isOfType(filter.type))
    .flatMap((task) => withoutDeleted(task, deletion.hidden))
  const items = tasks.flatMap((task) => task.outputs.map((output) => ({ task, output })))
  useIdleFetch(loadPreview, items.length > 0)
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
  const feed = <TaskFeed tasks={tasks} hasCaptions onOpen={open} onPreview={open} />
  return (
    <>
      {tasks.length === 0 && <NothingYet />}
      {tasks.length > 0 &&
        (isSelecting ? (
          <Suspense fallback={feed}>
            <HistorySelection
              tasks={tasks}
              onDelete={deletion.delete}
              onLeave={() => onSelected?.()}
            />
          </Suspense>
        ) : (
          feed
        ))}
      <UndoBar deletion={deletion} isRaised={isSelecting && tasks.length > 0} />
      <LoadMore query={query} />
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

/** Task events are written into every list on screen, including those of another type. */
const isOfType = (type: TaskFilter['type']) => (task: { workflow_type: WorkflowType }) =>
  type === undefined || WORKFLOWS[task.workflow_type].kind === type

const isColleagueAtWork = ({ made_by, status }: TaskView) => made_by !== null && !isFinished(status)

function NothingYet() {
  return (
    <EmptyState
      icon={Images}
      title={<Trans>Nothing created yet</Trans>}
      description={<Trans>Everything you generate is saved here.</Trans>}
      action={
        <Link to="/$lang" params={{ lang: useLanguage() }} className={buttonVariants()}>
          <Trans>Start creating</Trans>
        </Link>
      }
    />
  )
}
