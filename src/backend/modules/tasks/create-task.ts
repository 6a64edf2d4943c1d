import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { CreateTaskRequest, type TaskView } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import type { Among } from '../../generation/registry.ts'
import { hashRequest } from '../../http/hash-request.ts'
import { type Alongside, acceptTask } from './accept-task.ts'
import { checkTask } from './check-task.ts'
import { findEarlierTask } from './idempotency.ts'
import { showTask } from './show-task.ts'

/**
 * Starts a generation: checks it against the model, holds its credits and queues it. Repeating a request
 * with the same key returns the same task.
 */
export async function createTask(
  context: CallContext<'user'>,
  { idempotency_key: key, ...asked }: ParsedInputOf<typeof contract.tasks.create>,
  { alongside, ...options }: Pick<Among, 'evenOff'> & { alongside?: Alongside } = {},
): Promise<TaskView> {
  const { userId } = context.actor
  const idempotency = key
    ? { userId, key, requestHash: hashRequest(CreateTaskRequest, asked) }
    : null
  const earlier = idempotency && (await findEarlierTask(context.db, idempotency))
  if (earlier) return showTask(context, { taskId: earlier })
  const task = await checkTask(context, asked, options)
  return showTask(context, {
    taskId: await acceptTask(context, { ...task, idempotency, alongside }),
  })
}
