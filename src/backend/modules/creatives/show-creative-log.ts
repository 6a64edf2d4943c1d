import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireOwnTask, taskView } from '../tasks/index.ts'

type Log = typeof contract.creatives.log

/** The task behind a creative; its log id is the task's id. */
export async function showCreativeLog(
  context: CallContext<'user'>,
  { id }: ParsedInputOf<Log>,
): Promise<OutputOf<Log>> {
  const task = await requireOwnTask(context.db, { taskId: id, userId: context.actor.userId })
  return { log_id: task.id, task: await taskView(context, context.request, task) }
}
