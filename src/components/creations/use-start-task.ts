import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CreateTask, createTask } from '@/api/create-task'
import { balanceQuery } from '@/api/credits.functions'
import { createPackFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { type RequestKey, useRequestKey } from '@/browser/use-request-key'
import type { CreatePackRequest, CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'
import { useTellFailure } from './use-tell-failure'

type TaskRequest = Omit<CreateTaskRequest, 'idempotency_key'>
type PackRequest = Omit<CreatePackRequest, 'idempotency_key'>

/**
 * Starts a tool's generation: lists and balance update at once, failures show a message. Pressing again after
 * a lost reply starts no second task, and nothing is sent by itself once the network is back.
 */
export function useStartTask(
  onStarted?: (task: TaskView) => void,
  create: CreateTask = createTask,
) {
  const client = useQueryClient()
  const key = useRequestKey()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (request: TaskRequest) => create({ ...request, idempotency_key: key.of(request) }),
    onSuccess(task) {
      enter(client, [task])
      onStarted?.(task)
    },
    onError: tellFailure,
    onSettled: (_task, error) => end(client, key, error),
  })
}

/** The same for several tasks at once; the server runs them one after another as the plan has room. */
export function useStartPack() {
  const client = useQueryClient()
  const key = useRequestKey()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (request: PackRequest) =>
      createPackFn({ data: { ...request, idempotency_key: key.of(request) } }),
    onSuccess: ({ tasks }) => enter(client, tasks),
    onError: tellFailure,
    onSettled: (_tasks, error) => end(client, key, error),
  })
}

function enter(client: QueryClient, tasks: readonly TaskView[]): void {
  for (const task of tasks) writeTask(client, task)
  void client.invalidateQueries({ queryKey: taskKeys.lists })
}

function end(client: QueryClient, key: RequestKey, error: unknown): void {
  key.settle(error)
  void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
}
