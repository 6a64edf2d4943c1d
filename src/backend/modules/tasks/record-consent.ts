import { MADE_UP_STATEMENT, statementOf } from '../../../contract/people.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { recordAction } from '../audit/index.ts'
import type { TaskRequest } from './task-request.ts'

interface Statement extends Pick<TaskRequest, 'workflow_type' | 'person'> {
  taskId: string
}

/**
 * Records who stated that a person agreed to be shown this way, or that the person is invented, in the
 * transaction that accepts the task.
 */
export async function recordConsent(
  context: CallContext<'user'>,
  tx: Transaction,
  { taskId, workflow_type: tool, person }: Statement,
): Promise<void> {
  // A portrait of an invented person depicts nobody real.
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
