import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { LoginResponse } from '../../../contract/endpoints/accounts.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createToken, hashToken } from '../../security/tokens.ts'
import type { User } from './find-user.ts'
import { hashNetwork } from './known-network.ts'
import { mailOwner } from './mail-owner.ts'
import { sessions, users } from './tables.ts'

/**
 * Signs a user in with a new session. Its secret is returned once and stored as a hash, and the
 * requesting session ends. Signing in reverts a planned deletion.
 * @throws AppError('email_not_registered') when the deletion is already due
 */
export async function startSession(
  context: CallContext,
  tx: Transaction,
  user: User,
): Promise<LoginResponse> {
  const now = context.clock.now()
  // The deletion is due, even if nothing has been deleted yet.
  if (user.deletionDueAt && user.deletionDueAt <= now) throw new AppError('email_not_registered')
  await endAskingSession(context, tx, now)
  const token = createToken()
  const expiresAt = later(now, context.env.SESSION_DAYS * DAY_MS)
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: context.request.userAgent,
      networkHash: hashNetwork(context),
      // Signing in is itself a confirmation.
      confirmedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('The session was not stored.')
  await tx
    .update(users)
    .set({ lastSignInAt: now, deletionDueAt: null })
    .where(eq(users.id, user.id))
  if (user.deletionDueAt) await mailOwner(context, tx, user, 'deletion_taken_back')
  context.log.info({ userId: user.id, requestId: context.request.id }, 'signed in')
  return {
    access_token: token,
    session_id: session.id,
    expires_at: expiresAt.toISOString(),
    user_info_resp: { nick_name: user.nickName, email: user.email },
  }
}

/** Ends the browser's previous session: its cookie holds only one, so nobody could end that one later. */
async function endAskingSession({ actor }: CallContext, tx: Transaction, now: Date): Promise<void> {
  if (actor.kind !== 'user') return
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.revokedAt)))
}
