import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { CONFIRMATION_MS } from '../../../contract/limits.ts'
import { later, MINUTE_MS } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { confirmWayOf } from './confirmation.ts'
import { countTry, forgetTries } from './counted-tries.ts'
import { findRightCode, spendCode } from './email-code.ts'
import { requireUser, type User } from './find-user.ts'
import { inHashSlot, verifyPassword } from './password-hash.ts'
import { checkSecondFactor } from './second-factor/check-second-factor.ts'
import { sessions } from './tables.ts'

type Confirm = typeof contract.accounts.confirm

const PASSWORD_TRIES = { name: 'confirm', triesMax: 5, windowMs: 15 * MINUTE_MS }

/**
 * Verifies the password of a signed-in user.
 * @throws AppError('login_failed' | 'too_many_requests')
 */
export async function requirePresentPassword(
  context: CallContext<'user'>,
  user: User,
  password: string,
): Promise<void> {
  await countTry(context, PASSWORD_TRIES, user.id)
  if (!(await inHashSlot(() => verifyPassword(user.passwordHash, password)))) {
    throw new AppError('login_failed')
  }
  await forgetTries(context, PASSWORD_TRIES, user.id)
}

async function requireMailedCode(context: CallContext<'user'>, { email }: User, code: string) {
  const right = await findRightCode(context, email, 'CONFIRM', code)
  await context.db.transaction((tx) => spendCode(context, tx, right))
}

/** Confirms the session for ten minutes, in which it may do what a stolen session must not. */
export async function confirm(
  context: CallContext<'user'>,
  { secret }: ParsedInputOf<Confirm>,
): Promise<OutputOf<Confirm>> {
  const { db, clock, actor } = context
  const user = await requireUser(db, actor.userId)
  const way = await confirmWayOf(context, user)
  if (way === 'second_factor') await checkSecondFactor(context, user.id, secret)
  else if (way === 'password') await requirePresentPassword(context, user, secret)
  else await requireMailedCode(context, user, secret)
  const now = clock.now()
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, actor.sessionId))
  return { confirmed_until: later(now, CONFIRMATION_MS).toISOString() }
}
