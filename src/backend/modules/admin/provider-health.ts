import { gte } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { providerHealth } from './tables.ts'

type Row = typeof providerHealth.$inferSelect

/** Failures that only the operator can fix. */
const ALARMS: ReadonlySet<Row['kind']> = new Set([
  'auth',
  'quota',
  'misconfigured',
  'model_retired',
])
const DAYS_SHOWN = 7

/** A provider's health, from a week of responses. */
export interface Health {
  lastSuccessAt: Date | null
  lastFailure: { kind: Row['kind']; at: Date; reason: string } | null
  /** The latest failure to fix that no success has followed. */
  alarm: Row['kind'] | null
  failures: { kind: Row['kind']; count: number }[]
}

/** The health of each provider that has responded within a week. */
export async function readHealth({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<Map<string, Health>> {
  const since = later(clock.now(), -DAYS_SHOWN * DAY_MS)
    .toISOString()
    .slice(0, 10)
  const rows = await db.select().from(providerHealth).where(gte(providerHealth.day, since))
  const byProvider = Map.groupBy(rows, ({ provider }) => provider)
  return new Map([...byProvider].map(([provider, own]) => [provider, healthOf(own)]))
}

const newest = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())[0]

function healthOf(rows: readonly Row[]): Health {
  const success = newest(rows.filter(({ kind }) => kind === 'success'))
  const faults = rows.filter(({ kind }) => kind !== 'success')
  const last = newest(faults)
  const toMend = newest(faults.filter(({ kind }) => ALARMS.has(kind)))
  const isMended = success && toMend && success.lastAt >= toMend.lastAt
  const byKind = Map.groupBy(faults, ({ kind }) => kind)
  return {
    lastSuccessAt: success?.lastAt ?? null,
    lastFailure: last ? { kind: last.kind, at: last.lastAt, reason: last.lastReason } : null,
    alarm: toMend && !isMended ? toMend.kind : null,
    failures: [...byKind].map(([kind, own]) => ({
      kind,
      count: own.reduce((sum, row) => sum + row.count, 0),
    })),
  }
}
