import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import { type Ordered, stateOf } from '../../../contract/ugc-ad/orders.ts'
import type { Part } from '../../../contract/ugc-ad/part.ts'

/** The next step of an ad that is being made. */
type Next =
  | { is: 'order'; parts: Part[] }
  | { is: 'wait' }
  | { is: 'done' }
  /** A part failed, or can't be ordered although nothing it needs is missing. */
  | { is: 'failed'; part: Part }

/**
 * Parts that can be made in parallel are ordered together. Once one has failed, nothing new is started,
 * and running ones may finish.
 */
export function nextOf(
  parts: readonly Part[],
  ordered: Ordered<TaskView>,
  { taskIds }: { taskIds: readonly string[] },
): Next {
  const seen = parts.map((part) => ({ part, state: stateOf(part, ordered) }))
  const isOfRun = ({ id }: Part) => taskIds.includes(ordered.orders[id]?.task_id ?? '')
  const isMaking = seen.some(({ state }) => state === 'making')
  const failed = seen.find(({ part, state }) => state === 'failed' && isOfRun(part))
  if (failed) return isMaking ? { is: 'wait' } : { is: 'failed', part: failed.part }
  const due = seen.filter(({ state }) => state === 'missing' || state === 'failed')
  if (due.length > 0) return { is: 'order', parts: due.map(({ part }) => part) }
  if (isMaking) return { is: 'wait' }
  const blocked = seen.find(({ state }) => state === 'blocked')
  return blocked ? { is: 'failed', part: blocked.part } : { is: 'done' }
}
