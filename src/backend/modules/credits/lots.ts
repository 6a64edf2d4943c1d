import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { creditHoldLots, creditLots } from './tables.ts'

export type CreditLot = typeof creditLots.$inferSelect

/** A team's nonempty lots in spending order: earliest expiry first, never-expiring last. */
export function listLots(executor: Executor, teamId: string): Promise<CreditLot[]> {
  return executor
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.teamId, teamId), gt(creditLots.remaining, 0)))
    .orderBy(sql`${creditLots.expiresAt} asc nulls last`, asc(creditLots.id))
}

/** Splits an amount over lots in order; null if they hold too little. */
export function splitOverLots<Lot extends { remaining: number }>(
  lots: readonly Lot[],
  amount: number,
): { lot: Lot; amount: number }[] | null {
  const parts: { lot: Lot; amount: number }[] = []
  let missing = amount
  for (const lot of lots) {
    if (missing === 0) break
    const part = Math.min(lot.remaining, missing)
    if (part > 0) parts.push({ lot, amount: part })
    missing -= part
  }
  return missing === 0 ? parts : null
}

/** Takes a task's credits from its team's lots; the balance must be locked. */
export async function takeFromLots(
  tx: Transaction,
  { teamId, taskId, amount }: { teamId: string; taskId: string; amount: number },
): Promise<void> {
  const parts = splitOverLots(await listLots(tx, teamId), amount)
  if (!parts) throw new Error('The lots of a team hold less than its balance.')
  for (const { lot, amount: part } of parts) {
    await tx
      .update(creditLots)
      .set({ remaining: sql`${creditLots.remaining} - ${part}` })
      .where(eq(creditLots.id, lot.id))
  }
  await tx
    .insert(creditHoldLots)
    .values(parts.map(({ lot, amount: part }) => ({ taskId, lotId: lot.id, amount: part })))
}

/** Returns a task's credits to the lots they came from; credits of an expired lot expire with the next sweep. */
export async function putBackIntoLots(tx: Transaction, taskId: string): Promise<void> {
  const parts = await tx
    .delete(creditHoldLots)
    .where(eq(creditHoldLots.taskId, taskId))
    .returning({ lotId: creditHoldLots.lotId, amount: creditHoldLots.amount })
  for (const { lotId, amount } of parts) {
    await tx
      .update(creditLots)
      .set({ remaining: sql`${creditLots.remaining} + ${amount}` })
      .where(eq(creditLots.id, lotId))
  }
}

/** Finalizes a task's spent credits; the unused part returns to the lots that expire last. */
export async function leaveLots(tx: Transaction, taskId: string, unused: number): Promise<void> {
  const parts = await tx
    .delete(creditHoldLots)
    .where(eq(creditHoldLots.taskId, taskId))
    .returning({ id: creditHoldLots.lotId, remaining: creditHoldLots.amount })
  if (unused === 0) return
  const lots = await tx
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(
      inArray(
        creditLots.id,
        parts.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${creditLots.expiresAt} desc nulls first`, desc(creditLots.id))
  const latestFirst = lots.flatMap((lot) => parts.filter(({ id }) => id === lot.id))
  for (const { lot, amount } of splitOverLots(latestFirst, unused) ?? []) {
    await tx
      .update(creditLots)
      .set({ remaining: sql`${creditLots.remaining} + ${amount}` })
      .where(eq(creditLots.id, lot.id))
  }
}

/** Granted and remaining credits of some grants. */
export async function spentOfGrants(
  executor: Executor,
  sources: readonly string[],
): Promise<{ granted: number; remaining: number }> {
  if (sources.length === 0) return { granted: 0, remaining: 0 }
  const lots = await executor
    .select()
    .from(creditLots)
    .where(inArray(creditLots.source, [...sources]))
  return lots.reduce(
    (sum, lot) => ({
      granted: sum.granted + lot.granted,
      remaining: sum.remaining + lot.remaining,
    }),
    { granted: 0, remaining: 0 },
  )
}
