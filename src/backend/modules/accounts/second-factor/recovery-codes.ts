import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { RECOVERY_CODES } from '../../../../contract/limits.ts'
import type { Context } from '../../../context.ts'
import type { Executor, Transaction } from '../../../db/database.ts'
import { keyedHash } from '../../../security/tokens.ts'
import { recoveryCodes } from '../tables.ts'

/** Without easily confused letters and digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const HALF_LENGTH = 5

const half = () =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const hashCode = ({ secret }: Pick<Context, 'secret'>, userId: string, code: string) =>
  keyedHash(secret, 'recovery_code', userId, code.toUpperCase().replace(/[^0-9A-Z]/g, ''))

/** Replaces all earlier codes with ten new ones; they are shown only now and stored as hashes. */
export async function writeRecoveryCodes(
  context: Pick<Context, 'secret'>,
  tx: Transaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(context, userId, code) })))
  return codes
}

/** Consumes a recovery code; of several concurrent attempts one succeeds. */
export async function takeRecoveryCode(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const isIt = eq(recoveryCodes.codeHash, hashCode(context, userId, code))
  const taken = await context.db
    .update(recoveryCodes)
    .set({ usedAt: context.clock.now() })
    .where(and(eq(recoveryCodes.userId, userId), isIt, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export const countRecoveryCodes = (executor: Executor, userId: string): Promise<number> =>
  executor.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  )
