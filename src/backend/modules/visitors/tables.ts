import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../db/columns.ts'

export const visitors = pgTable('visitors', {
  id: id(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})

/** Free runs taken on a day (UTC), by visitor. */
export const visitorUsage = pgTable(
  'visitor_usage',
  {
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.day] })],
)

/** Free runs taken on a day (UTC) from one network, so that a new visitor record alone gains nothing. */
export const networkUsage = pgTable(
  'visitor_network_usage',
  {
    networkHash: text('network_hash').notNull(),
    day: date('day').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.networkHash, table.day] })],
)
