import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { recordAction } from '../audit/index.ts'
import { releaseTask as release, retryForOwner } from '../tasks/index.ts'

type Release = typeof contract.admin.releaseTask
type Retry = typeof contract.admin.retryTask

/** Ends a stuck task; its owner gets the credits back. */
export async function releaseTask(
  context: CallContext<'operator'>,
  { taskId }: ParsedInputOf<Release>,
): Promise<OutputOf<Release>> {
  const { actor, db } = context
  await release(context, taskId)
  await recordAction(context, db, { actor, action: 'task_released', subject: taskId })
  return { done: true }
}

/** Retries a failed task for its owner. */
export async function retryTask(
  context: CallContext<'operator'>,
  { taskId }: ParsedInputOf<Retry>,
): Promise<OutputOf<Retry>> {
  const { actor, db } = context
  const { task_id } = await retryForOwner(context, taskId)
  const details = { new_task: task_id }
  await recordAction(context, db, { actor, action: 'task_retried', subject: taskId, details })
  return { done: true }
}
