import { MADE_UP_STATEMENT, statementOf } from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { recordAction } from '../audit/index.ts'
import type { TaskRequest } from './task-request.ts'

interface Statement extends Pick<TaskRequest, 'workflow_type' | 'person'> {
  taskId: string
}

/**
 * Writes down who stated that a person agreed to be shown so, or that it is nobody, in the transaction that accepts the
 * task.
 */
export async function recordConsent(
  context: CallContext<'user'>,
  tx: Transaction,
  { taskId, workflow_type: tool, person }: Statement,
): Promise<void> {
  // A portrait of nobody shows nobody as they were not.
  if (!person || tool === 'text_to_image') return
  const details = {
    person: person.consent?.person ?? null,
    is_made_up: person.is_made_up ?? false,
    tool,
    statement: person.is_made_up ? MADE_UP_STATEMENT : statementOf(tool),
  }
  const { actor } = context
  await recordAction(context, tx, { actor, action: 'consent_stated', subject: taskId, details })
}
