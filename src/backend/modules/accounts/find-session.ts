import { and, eq, lt, sql } from 'drizzle-orm'
import type { UserActor } from '../../caller.ts'
import { DAY_MS, later, MINUTE_MS } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { hashToken } from '../../security/tokens.ts'
import { selectedTeamOf } from '../teams/index.ts'
import { sessions, users } from './tables.ts'

type FoundSession =
  | { actor: UserActor }
  | { failure: 'not_signed_in' | 'session_expired' | 'session_revoked' }

/** Prepared, because every signed-in request runs it. */
const sessionOf = prepared((executor) =>
  executor
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      revokedAt: sessions.revokedAt,
      userId: users.id,
      roles: users.roles,
      ...selectedTeamOf(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_of'),
)

/** Resolves a token to its user. A session ends when it is revoked, too old, or unused for too long. */
export async function findSession(context: Context, token: string): Promise<FoundSession> {
  const [found] = await sessionOf(context.db).execute({ tokenHash: hashToken(token) })
  if (!found?.teamId || !found.teamRole) return { failure: 'not_signed_in' }
  if (found.revokedAt) return { failure: 'session_revoked' }
  const now = context.clock.now()
  const idleUntil = later(found.lastSeenAt, context.env.SESSION_IDLE_DAYS * DAY_MS)
  if (now >= found.expiresAt || now >= idleUntil) return { failure: 'session_expired' }
  await markSeen(context, found.sessionId, found.lastSeenAt, now)
  const { userId, sessionId, teamId, teamRole } = found
  const roles = found.roles.split(',')
  return { actor: { kind: 'user', userId, sessionId, teamId, teamRole, roles } }
}

/** Once a minute is precise enough and saves most requests a write. */
async function markSeen(context: Context, sessionId: string, lastSeenAt: Date, now: Date) {
  const aMinuteAgo = later(now, -MINUTE_MS)
  if (lastSeenAt >= aMinuteAgo) return
  await context.db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, aMinuteAgo)))
}
