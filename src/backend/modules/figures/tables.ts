import {
  bigint,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ColumnChoice } from '../../../contract/endpoints/figures.ts'
import type { AdPlatformName } from '../../../contract/figures.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { creatives } from '../creatives/tables.ts'

/** A source of figures: a file, or the calls of a program. */
export const figureImports = pgTable(
  'figure_imports',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    platform: text('platform').$type<AdPlatformName>().notNull(),
    fileName: text('file_name'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.id)],
)

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** What a platform reports about an ad for one day. */
export const adFigures = pgTable(
  'ad_figures',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    /** The import that last wrote it. */
    importId: uuid('import_id')
      .notNull()
      .references(() => figureImports.id, { onDelete: 'cascade' }),
    platform: text('platform').$type<AdPlatformName>().notNull(),
    /** Hash of the platform and the names, which may be long and only identify the ad together. */
    adKey: text('ad_key').notNull(),
    campaign: text('campaign').notNull(),
    adSet: text('ad_set').notNull(),
    ad: text('ad').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    impressions: amount('impressions'),
    clicks: amount('clicks'),
    spendMinor: amount('spend_minor'),
    conversions: doublePrecision('conversions').notNull(),
    revenueMinor: amount('revenue_minor'),
  },
  (table) => [
    unique().on(table.teamId, table.adKey, table.day, table.currency),
    index().on(table.importId),
  ],
)

/** Which creative an ad shows, if someone has said so. */
export const adLinks = pgTable(
  'ad_links',
  {
    teamId: uuid('team_id').notNull(),
    adKey: text('ad_key').notNull(),
    /** Null means none, whatever the ad's name suggests. */
    creativeId: uuid('creative_id').references(() => creatives.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.adKey] }), index().on(table.creativeId)],
)

/** The meaning of a file's columns, if someone had to choose it. */
export const columnChoices = pgTable(
  'column_choices',
  {
    teamId: uuid('team_id').notNull(),
    shape: text('shape').notNull(),
    choice: jsonb('choice').$type<Omit<ColumnChoice, 'shape'>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.shape] })],
)
