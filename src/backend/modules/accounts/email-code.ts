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

/** The public uses, plus the code that confirms a session. */
export type CodeUse = (typeof TICKET_USE_TYPES)[number] | 'CONFIRM'

/** Proof that the newest code of an e-mail was given; consumed by `spendCode`. */
export interface RightCode {
  readonly codeId: string
}

const hashCode = (context: Context, codeId: string, code: string) =>
  keyedHash(context.secret, 'email_code', codeId, code)

/** Creates a code, from now on the only valid one for this e-mail and use. */
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
 * Checks that a code is the newest one, unused and not expired. The attempt is counted before the check
 * and uncounted if it was right, so parallel guessing gains nothing. Do not call it in a transaction: a
 * wrong attempt must stay counted when the caller fails.
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
 * Consumes a code in the transaction that acts on it; of several concurrent uses exactly one succeeds.
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
