import type { TaskOutput, TaskView } from '../endpoints/tasks.ts'
import type { UgcOrders } from '../endpoints/ugc-ads.ts'
import type { Part } from './part.ts'

/** Of a result, what the next part is made of. */
export type MadeOutput = Pick<TaskOutput, 'output_id' | 'duration_seconds'>

/** Of a task, what tells how far a part is. */
interface PartTask extends Pick<TaskView, 'status'> {
  outputs: readonly MadeOutput[]
}

type TasksById<Task extends PartTask = PartTask> = Readonly<Record<string, Task | undefined>>

/** What was ordered of an ad, and how far that is. */
export interface Ordered<Task extends PartTask = PartTask> {
  orders: UgcOrders
  tasks: TasksById<Task>
}

export type PartState = 'blocked' | 'missing' | 'making' | 'made' | 'failed'

/** The request as it was sent: another one makes another thing. */
export const keyOf = (request: NonNullable<Part['request']>): string => JSON.stringify(request)

/** The task that was to make a part as it is asked for now; null where nothing of it was ordered. */
function orderOf({ id, request }: Pick<Part, 'id' | 'request'>, orders: UgcOrders) {
  const order = orders[id]
  return request && order?.key === keyOf(request) ? order : null
}

/** The task that makes a part as it is asked for now. */
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
  // What was made and deleted since is made again.
  if (status === 'SUCCEEDED') return outputs.length > 0 ? 'made' : 'missing'
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'making'
}

/** The result of a part as it is asked for now; null while there is none. */
export function resultOf<Task extends PartTask>(
  part: Pick<Part, 'id' | 'request'>,
  ordered: Ordered<Task>,
): Task['outputs'][number] | null {
  const task = taskOf(part, ordered)
  return task?.status === 'SUCCEEDED' ? (task.outputs[0] ?? null) : null
}

export const isToBeMade = (part: Part, ordered: Ordered): boolean =>
  ['missing', 'failed'].includes(stateOf(part, ordered))
