import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { TICKET_USE_TYPES } from '../../../contract/endpoints/accounts.ts'
import { CODE_ATTEMPTS_MAX, CODE_LENGTH, CODE_LIFETIME_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { isSameHash, keyedHash } from '../../security/tokens.ts'
import { emailCodes } from './tables.ts'

/** Besides what anybody may ask for: the code that confirms who sits at a session. */
export type CodeUse = (typeof TICKET_USE_TYPES)[number] | 'CONFIRM'

/** Proof that somebody knew the newest code of an e-mail; `spendCode` takes it. */
export interface RightCode {
  readonly codeId: string
}

const hashCode = (context: Context, codeId: string, code: string) =>
  keyedHash(context.secret, 'email_code', codeId, code)

/** Makes the code that from now on is the only valid one for this e-mail and use. */
export async function writeCode(
  context: Context,
  tx: Transaction,
  email: string,
  use: CodeUse,
): Promise<{ code: string; expiresAt: Date }> {
  const id = uuidv7()
  const now = context.clock.now()
  const expiresAt = later(now, CODE_LIFETIME_MS)
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const codeHash = hashCode(context, id, code)
  await tx.insert(emailCodes).values({ id, email, use, codeHash, createdAt: now, expiresAt })
  return { code, expiresAt }
}

/**
 * Looks whether a code is the newest one, unused and in time. The try is counted before it is judged
 * and given back when it was right, so that guessing in parallel gains nothing. Not for inside a
 * transaction: a wrong try must stay counted when the caller fails.
 * @throws AppError('code_invalid')
 */
export async function findRightCode(
  context: Context,
  email: string,
  use: CodeUse,
  code: string,
): Promise<RightCode> {
  const newest = context.db
    .select({ id: emailCodes.id })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.use, use)))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
  const [tried] = await context.db
    .update(emailCodes)
    .set({ attempts: sql`${emailCodes.attempts} + 1` })
    .where(
      and(
        eq(emailCodes.id, newest),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, context.clock.now()),
        lt(emailCodes.attempts, CODE_ATTEMPTS_MAX),
      ),
    )
    .returning()
  if (!tried || !isSameHash(tried.codeHash, hashCode(context, tried.id, code))) {
    throw new AppError('code_invalid')
  }
  await context.db
    .update(emailCodes)
    .set({ attempts: sql`${emailCodes.attempts} - 1` })
    .where(eq(emailCodes.id, tried.id))
  return { codeId: tried.id }
}

/**
 * Uses a code up in the transaction that acts on it; of several at once exactly one comes through.
 * @throws AppError('code_invalid')
 */
export async function spendCode(
  context: Context,
  tx: Transaction,
  right: RightCode,
): Promise<void> {
  const spent = await tx
    .update(emailCodes)
    .set({ usedAt: context.clock.now() })
    .where(and(eq(emailCodes.id, right.codeId), isNull(emailCodes.usedAt)))
    .returning({ id: emailCodes.id })
  if (spent.length === 0) throw new AppError('code_invalid')
}
