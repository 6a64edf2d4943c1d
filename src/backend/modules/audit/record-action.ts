import type { OperatorActionName } from '../../../contract/endpoints/admin/actions.ts'
import type { UserActor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { findEmail } from '../accounts/index.ts'
import { operatorActions } from './tables.ts'

interface Done {
  /** Null for the command line. */
  actor: UserActor | null
  action: OperatorActionName
  subject: string
  /** Never a secret. */
  details?: typeof operatorActions.$inferInsert.details
}

/** Records an action; call it in the transaction that performs it. */
export async function recordAction(
  { clock }: Pick<Context, 'clock'>,
  executor: Executor,
  { actor, action, subject, details = {} }: Done,
): Promise<void> {
  const email = actor && (await findEmail(executor, actor.userId))
  const userId = actor?.userId ?? null
  const createdAt = clock.now()
  await executor
    .insert(operatorActions)
    .values({ userId, email, action, subject, details, createdAt })
}
