import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { UgcPlan } from '../../../contract/endpoints/ugc-ads.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** Ads with a presenter that somebody is making, with what of them was ordered. */
export const ugcAds = pgTable(
  'ugc_ads',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<UgcPlan>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.userId, table.teamId, table.id)],
)
