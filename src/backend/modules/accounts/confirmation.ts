import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { ConfirmWay } from '../../../contract/endpoints/account-settings.ts'
import { CONFIRMATION_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import type { User } from './find-user.ts'
import { hasSecondFactor } from './second-factor/second-factor-row.ts'
import { sessions } from './tables.ts'

/** How an account's owner confirms their identity in a session. */
export async function confirmWayOf(
  { db }: Pick<CallContext, 'db'>,
  user: Pick<User, 'id' | 'passwordHash'>,
): Promise<ConfirmWay> {
  if (await hasSecondFactor(db, user.id)) return 'second_factor'
  return user.passwordHash ? 'password' : 'email_code'
}

/** When the session's confirmation ends; null if it is not confirmed. */
export async function confirmedUntil({
  db,
  clock,
  actor,
}: CallContext<'user'>): Promise<Date | null> {
  const [session] = await db
    .select({ confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, actor.sessionId))
  if (!session?.confirmedAt) return null
  const until = later(session.confirmedAt, CONFIRMATION_MS)
  return clock.now() < until ? until : null
}

/**
 * Guards actions that a borrowed or stolen session must not perform.
 * @throws AppError('confirm_needed')
 */
export async function requireConfirmed(context: CallContext<'user'>): Promise<void> {
  if (!(await confirmedUntil(context))) throw new AppError('confirm_needed')
}
