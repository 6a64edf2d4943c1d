import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { sessions } from './tables.ts'

/** The user's active sessions, most recently used first. */
export async function listSessions(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.sessions>> {
  const now = context.clock.now()
  const rows = await context.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, context.actor.userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, later(now, -context.env.SESSION_IDLE_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
  return {
    sessions: rows.map((row) => ({
      session_id: row.id,
      is_current: row.id === context.actor.sessionId,
      user_agent: row.userAgent,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
    })),
  }
}
