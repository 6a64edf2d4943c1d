import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished, WORKFLOWS, type WorkflowType } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'
import { creditKeys } from './credits.functions'
import { taskFn, taskListFn, transcriptFn } from './tasks.functions'

/** Polling interval while the event stream is down. */
const POLL_MS = 2_000

export interface TaskFilter {
  type?: MediaKind
  status?: 'active' | 'finished'
  workflow_type?: WorkflowType
  /** Defaults to your own tasks. */
  of?: 'team'
}

export const taskKeys = {
  all: ['tasks'] as const,
  lists: ['tasks', 'list'] as const,
  list: (filter: TaskFilter) => ['tasks', 'list', filter] as const,
  detail: (taskId: string) => ['tasks', 'detail', taskId] as const,
  /** Mutation key of a generation being submitted. */
  create: ['tasks', 'create'] as const,
}

/** Creation history, newest first, with "load more". */
export const taskListQuery = (filter: TaskFilter = {}) =>
  infiniteQueryOptions({
    queryKey: taskKeys.list(filter),
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      taskListFn({ data: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })

/** One task; with `isPolling` it is refetched until it has finished. */
export const taskQuery = (taskId: string, { isPolling = false } = {}) =>
  queryOptions({
    queryKey: taskKeys.detail(taskId),
    queryFn: () => taskFn({ data: { taskId } }),
    refetchInterval: ({ state }) =>
      isPolling && !(state.data && isFinished(state.data.status)) ? POLL_MS : false,
  })

/** A video's transcript that was requested and not yet used. */
export const transcriptQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...taskKeys.all, 'transcript', fileId],
    queryFn: () => transcriptFn({ data: { fileId } }),
    gcTime: 0,
  })

type Lists = {
  pages: { tasks: TaskView[]; total: number; next_cursor: string | null }[]
  pageParams: unknown[]
}

/** Writes a task's new state into every list and detail on screen; new tasks go first. */
export function writeTask(client: QueryClient, task: TaskView): void {
  const before = client.getQueryData<TaskView>(taskKeys.detail(task.task_id))
  client.setQueryData(taskKeys.detail(task.task_id), task)
  client.setQueriesData<Lists>({ queryKey: taskKeys.lists }, (lists) => {
    // Transcripts appear in no history.
    if (!lists || WORKFLOWS[task.workflow_type].heard) return lists
    const isKnown = lists.pages.some((page) =>
      page.tasks.some((row) => row.task_id === task.task_id),
    )
    const pages = lists.pages.map((page, index) => ({
      ...page,
      total: page.total + (isKnown ? 0 : 1),
      tasks:
        !isKnown && index === 0
          ? [task, ...page.tasks]
          : page.tasks.map((row) => (row.task_id === task.task_id ? task : row)),
    }))
    return { ...lists, pages }
  })
  if (before?.status !== task.status)
    void client.invalidateQueries({ queryKey: creditKeys.balance })
}
