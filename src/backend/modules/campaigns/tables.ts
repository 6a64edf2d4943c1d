import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CampaignFacts } from '../../../contract/endpoints/campaigns.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** A folder of creatives, with facts about what they advertise. Each creative stores which campaign it's in. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    name: text('name').notNull(),
    facts: jsonb('facts').$type<Omit<CampaignFacts, 'app_name'>>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.teamId, table.id)],
)
