import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { CallContext } from '../../context.ts'
import { requireTask } from './task-row.ts'
import { taskView } from './task-view.ts'

/** Status, progress and results of a task. */
export async function showTask(
  context: CallContext<'user'>,
  { taskId }: ParsedInputOf<typeof contract.tasks.detail>,
): Promise<TaskView> {
  const task = await requireTask(context.db, { taskId, actor: context.actor })
  return taskView(context, context.request, task, context.actor)
}
