import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { COLUMN_CHOICES_MAX } from '../../../contract/figures.ts'
import type { CallContext } from '../../context.ts'
import { requireRunner } from '../campaigns/index.ts'
import { columnChoices } from './tables.ts'

type Endpoints = typeof contract.figures

const latest = (teamId: string) => ({
  where: eq(columnChoices.teamId, teamId),
  order: desc(columnChoices.savedAt),
})

export async function listColumnChoices({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<Endpoints['columnChoices']>> {
  requireRunner(actor)
  const { where, order } = latest(actor.teamId)
  const rows = await db.select().from(columnChoices).where(where).orderBy(order)
  return { choices: rows.map(({ shape, choice }) => ({ shape, ...choice })) }
}

/** Saves a choice of columns, and drops the oldest ones. */
export async function saveColumnChoice(
  { db, actor, clock }: CallContext<'user'>,
  { shape, ...choice }: ParsedInputOf<Endpoints['saveColumnChoice']>,
): Promise<OutputOf<Endpoints['saveColumnChoice']>> {
  requireRunner(actor)
  const { teamId } = actor
  const savedAt = clock.now()
  await db
    .insert(columnChoices)
    .values({ teamId, shape, choice, savedAt })
    .onConflictDoUpdate({
      target: [columnChoices.teamId, columnChoices.shape],
      set: { choice, savedAt },
    })
  const { where, order } = latest(teamId)
  const kept = db
    .select({ shape: columnChoices.shape })
    .from(columnChoices)
    .where(where)
    .orderBy(order)
    .limit(COLUMN_CHOICES_MAX)
  await db.delete(columnChoices).where(and(where, notInArray(columnChoices.shape, kept)))
  return { done: true }
}
