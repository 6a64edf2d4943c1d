import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FontChoice } from '../../../contract/brand.ts'
import type { Language } from '../../../contract/languages.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
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
    /** Where the ground is dark; without one, the other stands there, too. */
    logoOnDarkFileId: uuid('logo_on_dark_file_id'),
    /** `#rrggbb`, the most important first. */
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    headingFont: text('heading_font').$type<FontChoice>(),
    bodyFont: text('body_font').$type<FontChoice>(),
    toneWords: jsonb('tone_words').$type<string[]>().notNull().default([]),
    legalLine: text('legal_line'),
    doLines: jsonb('do_lines').$type<string[]>().notNull().default([]),
    dontLines: jsonb('dont_lines').$type<string[]>().notNull().default([]),
    /** Counts what was saved: whoever saves over a version they have not seen is told so. */
    version: integer('version').notNull().default(1),
    /** The team's default carries the latest instant; without any, it is the first brand. */
    defaultAt: instant('default_at'),
    createdAt: createdAt(),
    /** It is in no list any more, and can be brought back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index().on(table.teamId)],
)

/** The brand that somebody works in within a team; without one, the team's default. */
export const brandSelections = pgTable(
  'brand_selections',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
)

/** A typeface of a team's own; its bytes are in the storage under `fonts/<id>`. */
export const brandFonts = pgTable(
  'brand_fonts',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    languages: jsonb('languages').$type<Language[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId)],
)

/** A brand as it was when a task was started: what is changed later does not change the task. */
export interface BrandSnapshot {
  name: string
  logoFileId: string | null
  colours: string[]
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
  toneWords: string[]
  legalLine: string | null
  /** Absent in what was kept before brands had them. */
  logoOnDarkFileId?: string | null
  doLines?: string[]
  dontLines?: string[]
}
