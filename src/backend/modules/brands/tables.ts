import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BrandFont } from '../../../contract/brand.ts'
import { createdAt, id } from '../../db/columns.ts'
import { teams } from '../teams/tables.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    logoFileId: uuid('logo_file_id'),
    /** `#rrggbb`, the most important first. */
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    headingFont: text('heading_font').$type<BrandFont>(),
    bodyFont: text('body_font').$type<BrandFont>(),
    toneWords: jsonb('tone_words').$type<string[]>().notNull().default([]),
    legalLine: text('legal_line'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId)],
)

/** A brand as it was when a task was started: what is changed later does not change the task. */
export interface BrandSnapshot {
  name: string
  logoFileId: string | null
  colours: string[]
  headingFont: BrandFont | null
  bodyFont: BrandFont | null
  toneWords: string[]
  legalLine: string | null
}
