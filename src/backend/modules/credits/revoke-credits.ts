import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { creditLots } from './tables.ts'

interface Revocation {
  teamId: string
  /** Sources of the grants that are taken back. */
  grants: readonly string[]
  /** Names the cause; taking back for the same cause again changes nothing. */
  source: string
  reason: string
  /** At most so many; all that is left without it. */
  max?: number
}

/**
 * Takes back what is left of some grants: what was spent or is held stays so, and a balance never
 * goes below zero.
 * @returns the credits taken back
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
