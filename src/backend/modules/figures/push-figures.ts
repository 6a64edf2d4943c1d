import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { AdFigure } from '../../../contract/endpoints/figures.ts'
import { FIGURES_MAX } from '../../../contract/figures.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireRunner } from '../campaigns/index.ts'
import { lockTeam } from '../teams/index.ts'
import { adKeyOf } from './ad-key.ts'
import { adFigures, figureImports } from './tables.ts'

type Push = typeof contract.figures.push
type Input = ParsedInputOf<Push>

/**
 * Stores figures. Known ones are only replaced if they differ, so importing the same file again changes nothing.
 * @throws AppError('not_found' | 'figures_limit_reached')
 */
export function pushFigures(
  { db, actor, clock }: CallContext<'user'>,
  input: Input,
): Promise<OutputOf<Push>> {
  requireRunner(actor)
  const { teamId } = actor
  return db.transaction(async (tx) => {
    // Serializes simultaneous calls: each one counts those before it, and none waits for another's rows.
    await lockTeam(tx, actor)
    const importId = input.import_id
      ? await requireImport(tx, input, { teamId, id: input.import_id })
      : await beginImport(tx, input, { teamId, now: clock.now() })
    const rows = summed(input)
    const written = await upsert(
      tx,
      rows.map((row) => ({ ...row, teamId, importId, platform: input.platform })),
    )
    const added = written.filter(({ isNew }) => isNew).length
    if (added > 0) await requireRoom(tx, teamId)
    const isEmpty = written.length === 0 && !input.import_id
    if (isEmpty) await tx.delete(figureImports).where(eq(figureImports.id, importId))
    return {
      import_id: isEmpty ? null : importId,
      added,
      changed: written.length - added,
      unchanged: rows.length - written.length,
    }
  })
}

async function requireImport(
  tx: Transaction,
  { platform }: Input,
  { teamId, id }: { teamId: string; id: string },
): Promise<string> {
  const isOurs = and(
    eq(figureImports.id, id),
    eq(figureImports.teamId, teamId),
    eq(figureImports.platform, platform),
  )
  if ((await tx.$count(figureImports, isOurs)) === 0) throw new AppError('not_found')
  return id
}

async function beginImport(
  tx: Transaction,
  { platform, file_name: fileName }: Input,
  { teamId, now }: { teamId: string; now: Date },
): Promise<string> {
  const [row] = await tx
    .insert(figureImports)
    .values({ teamId, platform, fileName, createdAt: now })
    .returning({ id: figureImports.id })
  if (!row) throw new Error('The import was not stored.')
  return row.id
}

async function requireRoom(tx: Transaction, teamId: string): Promise<void> {
  const count = await tx.$count(adFigures, eq(adFigures.teamId, teamId))
  if (count > FIGURES_MAX) throw new AppError('figures_limit_reached')
}

type Row = Omit<typeof adFigures.$inferInsert, 'id' | 'teamId' | 'importId' | 'platform'>

/** One row per ad, day and currency: duplicates within a call are added up. */
function summed({ platform, rows }: Input): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const adKey = adKeyOf(platform, row)
    const key = `${adKey} ${row.day} ${row.currency}`
    const sum = sums.get(key)
    sums.set(key, sum ? added(sum, row) : rowOf(row, adKey))
  }
  return [...sums.values()]
}

const rowOf = (row: AdFigure, adKey: string): Row => ({
  adKey,
  campaign: row.campaign,
  adSet: row.ad_set,
  ad: row.ad,
  day: row.day,
  currency: row.currency,
  impressions: row.impressions,
  clicks: row.clicks,
  spendMinor: row.spend_minor,
  conversions: row.conversions,
  revenueMinor: row.revenue_minor,
})

const added = (sum: Row, row: AdFigure): Row => ({
  ...sum,
  impressions: sum.impressions + row.impressions,
  clicks: sum.clicks + row.clicks,
  spendMinor: sum.spendMinor + row.spend_minor,
  conversions: sum.conversions + row.conversions,
  revenueMinor: sum.revenueMinor + row.revenue_minor,
})

/** Only writes and returns rows that differ; a row that PostgreSQL has just inserted has no earlier version. */
const upsert = (tx: Transaction, rows: (typeof adFigures.$inferInsert)[]) =>
  tx
    .insert(adFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [adFigures.teamId, adFigures.adKey, adFigures.day, adFigures.currency],
      set: {
        importId: sql`excluded.import_id`,
        impressions: sql`excluded.impressions`,
        clicks: sql`excluded.clicks`,
        spendMinor: sql`excluded.spend_minor`,
        conversions: sql`excluded.conversions`,
        revenueMinor: sql`excluded.revenue_minor`,
      },
      setWhere: sql`(${adFigures.impressions}, ${adFigures.clicks}, ${adFigures.spendMinor},
        ${adFigures.conversions}, ${adFigures.revenueMinor}) is distinct from (excluded.impressions,
        excluded.clicks, excluded.spend_minor, excluded.conversions, excluded.revenue_minor)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
