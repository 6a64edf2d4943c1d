import { and, eq, isNull, ne } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext, Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { sessionsTopic } from './sessions-topic.ts'
import { sessions } from './tables.ts'

/** Ends a user's sessions, except the given one; returns how many were ended. */
export async function endSessions(
  context: Context,
  executor: Executor,
  { userId, except }: { userId: string; except?: string },
): Promise<number> {
  const ended = await executor
    .update(sessions)
    .set({ revokedAt: context.clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  if (ended.length > 0) await context.events.publish(executor, sessionsTopic(userId))
  return ended.length
}

/** Signs everybody out; returns how many sessions were ended. */
export async function endAllSessions(context: Context): Promise<number> {
  const ended = await context.db
    .update(sessions)
    .set({ revokedAt: context.clock.now() })
    .where(isNull(sessions.revokedAt))
    .returning({ userId: sessions.userId })
  for (const userId of new Set(ended.map((session) => session.userId))) {
    await context.events.publish(context.db, sessionsTopic(userId))
  }
  return ended.length
}

/** Signs the user out everywhere else. */
export async function endOtherSessions(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.endOtherSessions>> {
  const { userId, sessionId } = context.actor
  return { ended: await endSessions(context, context.db, { userId, except: sessionId }) }
}
