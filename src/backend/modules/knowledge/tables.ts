import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { KnowledgeKind } from '../../../contract/knowledge.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { brands } from '../brands/tables.ts'

/** Texts that a brand keeps for the writers of its ads. */
export const brandKnowledge = pgTable(
  'brand_knowledge',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<KnowledgeKind>().notNull(),
    /** Name of the file it came from. */
    fileName: text('file_name'),
    text: text('text').notNull(),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.brandId, table.id), index().on(table.teamId)],
)
