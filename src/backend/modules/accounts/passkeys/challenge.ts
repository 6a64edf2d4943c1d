import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import { PASSKEY_CHALLENGE_MS } from '../../../../contract/limits.ts'
import { later } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { passkeyChallenges } from '../tables.ts'

const CHALLENGE_BYTES = 32

/** Creates a random challenge, for adding a passkey to an account or for signing in. */
export async function startChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string | null,
) {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const [row] = await db
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: later(clock.now(), PASSKEY_CHALLENGE_MS) })
    .returning({ id: passkeyChallenges.id })
  if (!row) throw new Error('The challenge was not stored.')
  return { id: row.id, challenge }
}

/**
 * Consumes a challenge, whether the answer is right or wrong. Do not call it in a transaction: the
 * challenge must stay consumed.
 * @throws AppError('passkey_refused')
 */
export async function takeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  userId: string | null,
): Promise<string> {
  const isTheirs = userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId)
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.id, id), isTheirs, gt(passkeyChallenges.expiresAt, clock.now())),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  if (!taken) throw new AppError('passkey_refused')
  return taken.challenge
}
