import { useInfiniteQuery } from '@tanstack/react-query'
import { taskListQuery } from '@/api/tasks.queries'
import { useDeletedIds } from '@/browser/deletions'
import { withoutDeleted } from '@/components/selection/without-deleted'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import type { WorkflowType } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'

/** A result with the task that made it. */
export interface Result {
  output: TaskOutput
  task: TaskView
}

/** The user's results of a kind, newest first. */
export function useResults(
  type: MediaKind,
  fits: (workflow: WorkflowType) => boolean = () => true,
): Result[] {
  const { data } = useInfiniteQuery(taskListQuery({ type }))
  const deleted = useDeletedIds()
  return (data?.pages ?? [])
    .flatMap(({ tasks }) => tasks)
    .filter(({ workflow_type }) => fits(workflow_type))
    .flatMap((task) => withoutDeleted(task, deleted))
    .flatMap((task) =>
      task.outputs.filter(({ kind }) => kind === type).map((output) => ({ output, task })),
    )
}
