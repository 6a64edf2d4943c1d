import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findTasks, requireTask, taskView } from '../tasks/index.ts'
import { findCreatives } from './creative-access.ts'

type Log = typeof contract.creatives.log

/**
 * The task behind a creative, even if it has left the history; `id` is the creative's or the task's.
 * @throws AppError('not_found')
 */
export async function showLog(
  context: CallContext<'user'>,
  { id }: ParsedInputOf<Log>,
): Promise<OutputOf<Log>> {
  const { actor } = context
  const [creative] = await findCreatives(context.db, { ids: [id], actor })
  const kept = creative && (await findTasks(context.db, [creative.taskId])).get(creative.taskId)
  const task = kept ?? (await requireTask(context.db, { taskId: id, actor }))
  return { log_id: task.id, task: await taskView(context, context.request, task, actor) }
}
