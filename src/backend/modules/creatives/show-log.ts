import { and, eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireTask, taskView } from '../tasks/index.ts'
import { creatives } from './tables.ts'

type Log = typeof contract.creatives.log

/** The task behind a creative; `id` names the creative or the task itself. */
export async function showLog(
  context: CallContext<'user'>,
  { id }: ParsedInputOf<Log>,
): Promise<OutputOf<Log>> {
  const { actor } = context
  const [creative] = await context.db
    .select({ taskId: creatives.taskId })
    .from(creatives)
    .where(and(eq(creatives.id, id), eq(creatives.teamId, actor.teamId)))
  const taskId = creative?.taskId ?? id
  const task = await requireTask(context.db, { taskId, actor })
  return { log_id: task.id, task: await taskView(context, context.request, task, actor) }
}
