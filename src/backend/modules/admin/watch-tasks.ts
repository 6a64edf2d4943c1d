import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { AdminTask } from '../../../contract/endpoints/admin/tasks.ts'
import type { CallContext } from '../../context.ts'
import { findEmails } from '../accounts/index.ts'
import { showQueue, type WatchedTask } from '../tasks/index.ts'

type Watch = typeof contract.admin.tasks

/** Waiting and running tasks with their age and state at the provider, and the latest failures. */
export async function watchTasks(context: CallContext<'operator'>): Promise<OutputOf<Watch>> {
  const { unfinished, failed, ...numbers } = await showQueue(context)
  const people = [...unfinished, ...failed].map(({ userId }) => userId)
  const emails = await findEmails(context.db, people)
  const views = (rows: readonly WatchedTask[]) =>
    rows.map((row) => viewOf(row, emails.get(row.userId) ?? null))
  return { ...numbers, unfinished: views(unfinished), failed: views(failed) }
}

const viewOf = (task: WatchedTask, email: string | null): AdminTask => ({
  task_id: task.id,
  email,
  model: task.model,
  workflow_type: task.workflowType,
  status: task.status,
  credits: task.credits,
  attempts: task.attempts,
  at_provider: stateAtProvider(task),
  next_check_at: task.checkAt?.toISOString() ?? null,
  error_code: task.errorCode,
  created_at: task.createdAt.toISOString(),
  finished_at: task.finishedAt?.toISOString() ?? null,
})

function stateAtProvider({ handle, clientToken }: WatchedTask): AdminTask['at_provider'] {
  if (handle) return 'known'
  return clientToken ? 'unknown' : 'not_submitted'
}
