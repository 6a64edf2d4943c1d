import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Heard } from '../../generation/providers/heard.ts'
import { providerHealth } from './tables.ts'

const REASON_MAX = 300

interface Surroundings {
  db: Database
  clock: Clock
  log: Logger
}

/** Counts provider responses by day. A failure to count must not fail anything else. */
export function createHealthNotes({ db, clock, log }: Surroundings) {
  return async ({ provider, kind, reason }: Heard): Promise<void> => {
    const lastAt = clock.now()
    const day = lastAt.toISOString().slice(0, 10)
    const lastReason = reason.slice(0, REASON_MAX)
    const { provider: id, kind: what, day: on, count } = providerHealth
    await db
      .insert(providerHealth)
      .values({ provider, kind, day, lastAt, lastReason })
      .onConflictDoUpdate({
        target: [id, what, on],
        set: { count: sql`${count} + 1`, lastAt, lastReason },
      })
      .catch((error: unknown) => log.warn({ err: error }, 'health of a provider not noted'))
  }
}
