import type { TaskOutput, TaskView } from '../endpoints/tasks.ts'
import type { UgcOrders } from '../endpoints/ugc-ads.ts'
import type { Part } from './part.ts'

/** The fields of a result that the next part needs. */
export type MadeOutput = Pick<TaskOutput, 'output_id' | 'duration_seconds'>

/** The fields of a task that show how far a part is. */
interface PartTask extends Pick<TaskView, 'status'> {
  outputs: readonly MadeOutput[]
}

type TasksById<Task extends PartTask = PartTask> = Readonly<Record<string, Task | undefined>>

/** An ad's orders and their tasks. */
export interface Ordered<Task extends PartTask = PartTask> {
  orders: UgcOrders
  tasks: TasksById<Task>
}

export type PartState = 'blocked' | 'missing' | 'making' | 'made' | 'failed'

/** The request as sent; a different request makes a different part. */
export const keyOf = (request: NonNullable<Part['request']>): string => JSON.stringify(request)

/** The order for a part in its current form; null when it was not ordered. */
function orderOf({ id, request }: Pick<Part, 'id' | 'request'>, orders: UgcOrders) {
  const order = orders[id]
  return request && order?.key === keyOf(request) ? order : null
}

/** The task that makes a part in its current form. */
export function taskOf<Task extends PartTask>(
  part: Pick<Part, 'id' | 'request'>,
  { orders, tasks }: Ordered<Task>,
): Task | null {
  const order = orderOf(part, orders)
  return (order && tasks[order.task_id]) ?? null
}

export function stateOf(part: Pick<Part, 'id' | 'request'>, ordered: Ordered): PartState {
  if (!part.request) return 'blocked'
  const order = orderOf(part, ordered.orders)
  if (!order) return 'missing'
  const { status, outputs = [] } = ordered.tasks[order.task_id] ?? {}
  // A result that was deleted is made again.
  if (status === 'SUCCEEDED') return outputs.length > 0 ? 'made' : 'missing'
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'making'
}

/** The result of a part in its current form; null while there is none. */
export function resultOf<Task extends PartTask>(
  part: Pick<Part, 'id' | 'request'>,
  ordered: Ordered<Task>,
): Task['outputs'][number] | null {
  const task = taskOf(part, ordered)
  return task?.status === 'SUCCEEDED' ? (task.outputs[0] ?? null) : null
}

export const isToBeMade = (part: Part, ordered: Ordered): boolean =>
  ['missing', 'failed'].includes(stateOf(part, ordered))
