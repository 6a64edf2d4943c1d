import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { taskListQuery } from '@/api/tasks.queries'
import { useDeletedIds } from '@/browser/deletions'
import { TaskActionsProvider } from '@/components/creations/task-actions'
import { withoutDeleted } from '@/components/selection/without-deleted'
import { Button } from '@/components/ui/button'
import { shotTasksQuery, toShow } from './shot-tasks'
import { Shots, type ShotsProps } from './shots'

/** Running and earlier photoshoots, newest first, independent of the page that requested them. */
export function ShotList({ onUse }: Pick<ShotsProps, 'onUse'>) {
  const { data, ...query } = useInfiniteQuery(shotTasksQuery())
  const { data: edits } = useInfiniteQuery(
    taskListQuery({ type: 'image', workflow_type: 'image_edit' }),
  )
  const deleted = useDeletedIds()
  const rows = (pages: typeof data) => pages?.pages.flatMap((page) => page.tasks) ?? []
  const tasks = toShow(rows(data)).flatMap((task) => withoutDeleted(task, deleted))
  if (tasks.length === 0) return null
  return (
    <TaskActionsProvider>
      <section aria-live="polite" className="flex flex-col gap-4 border-t pt-6">
        <h2 className="text-lg">
          <Trans>Your product images</Trans>
        </h2>
        <div className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3">
          {tasks.map((task) => (
            <Shots key={task.task_id} shown={task} edits={rows(edits)} onUse={onUse} />
          ))}
        </div>
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
      </section>
    </TaskActionsProvider>
  )
}
