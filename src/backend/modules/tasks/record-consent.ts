import { statementOf } from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { recordAction } from '../audit/index.ts'
import type { TaskRequest } from './task-request.ts'

/** Writes down who stated that a person agreed to be shown so, in the transaction that accepts the task. */
export async function recordConsent(
  context: CallContext<'user'>,
  tx: Transaction,
  {
    taskId,
    workflow_type,
    person,
  }: { taskId: string } & Pick<TaskRequest, 'workflow_type' | 'person'>,
): Promise<void> {
  if (!person?.consent) return
  const details = {
    person: person.consent.person,
    tool: workflow_type,
    statement: statementOf(workflow_type),
  }
  const { actor } = context
  await recordAction(context, tx, { actor, action: 'consent_stated', subject: taskId, details })
}
