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
    /** The logo for dark backgrounds; if there is none, the other one is used there, too. */
    logoOnDarkFileId: uuid('logo_on_dark_file_id'),
    /** `#rrggbb`, most important first. */
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    headingFont: text('heading_font').$type<FontChoice>(),
    bodyFont: text('body_font').$type<FontChoice>(),
    toneWords: jsonb('tone_words').$type<string[]>().notNull().default([]),
    legalLine: text('legal_line'),
    doLines: jsonb('do_lines').$type<string[]>().notNull().default([]),
    dontLines: jsonb('dont_lines').$type<string[]>().notNull().default([]),
    /** Incremented on each save: saving over an unseen version is refused. */
    version: integer('version').notNull().default(1),
    /** The brand with the latest instant is the team's default; if none has one, it's the first brand. */
    defaultAt: instant('default_at'),
    createdAt: createdAt(),
    /** A deleted brand is in no list, but can be restored. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [index().on(table.teamId)],
)

/** A user's current brand within a team; without a row it's the team's default. */
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

/** A font uploaded by a team; its bytes are in the storage under `fonts/<id>`. */
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

/** A brand as it was when a task started: later changes don't affect the task. */
export interface BrandSnapshot {
  name: string
  logoFileId: string | null
  colours: string[]
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
  toneWords: string[]
  legalLine: string | null
  /** Missing in snapshots from before brands had these fields. */
  logoOnDarkFileId?: string | null
  doLines?: string[]
  dontLines?: string[]
}
