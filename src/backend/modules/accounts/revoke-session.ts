import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { sessionsTopic } from './sessions-topic.ts'
import { sessions } from './tables.ts'

type RevokeSession = typeof contract.accounts.revokeSession

/** Ends one of the user's own sessions; returns whether there was one to end. */
export async function endSession(
  context: CallContext<'user'>,
  sessionId: string,
): Promise<boolean> {
  const { userId } = context.actor
  const isMine = eq(sessions.userId, userId)
  const ended = await context.db
    .update(sessions)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(sessions.id, sessionId), isMine, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length > 0) await context.events.publish(context.db, sessionsTopic(userId))
  return ended.length > 0
}

/** @throws AppError('not_found') for a missing session or another user's */
export async function revokeSession(
  context: CallContext<'user'>,
  { sessionId }: ParsedInputOf<RevokeSession>,
): Promise<OutputOf<RevokeSession>> {
  if (!(await endSession(context, sessionId))) throw new AppError('not_found')
  return { done: true }
}
