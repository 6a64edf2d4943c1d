import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { creditLots } from './tables.ts'

interface Revocation {
  teamId: string
  /** Sources of the grants to revoke. */
  grants: readonly string[]
  /** Idempotency key: a repeated revocation with the same source changes nothing. */
  source: string
  reason: string
  /** Maximum to revoke; everything that is left if omitted. */
  max?: number
}

/**
 * Revokes the remaining credits of some grants. Spent and held credits stay, and a balance never drops below zero.
 * @returns the revoked credits
 */
export async function revokeCredits(tx: Transaction, revocation: Revocation): Promise<number> {
  const { teamId, grants, source, reason, max = Number.POSITIVE_INFINITY } = revocation
  if (grants.length === 0) return 0
  await lockBalance(tx, teamId)
  const lots = await tx
    .select()
    .from(creditLots)
    .where(inArray(creditLots.source, [...grants]))
  let revoked = 0
  for (const lot of lots.filter((one) => one.teamId === teamId)) {
    const amount = Math.min(lot.remaining, max - revoked)
    if (amount <= 0) continue
    const isNew = await book(tx, {
      teamId,
      kind: 'revoke',
      amount,
      reason,
      source: `${source}:lot:${lot.id}`,
    })
    if (!isNew) continue
    await tx
      .update(creditLots)
      .set({ remaining: lot.remaining - amount })
      .where(eq(creditLots.id, lot.id))
    revoked += amount
  }
  return revoked
}
