import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The table `rate-limiter-flexible` uses when several processes share a database; its names and types. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
