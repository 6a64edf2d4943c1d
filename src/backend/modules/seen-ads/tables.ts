import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ColourName } from '../../../contract/ad-words.ts'
import type { AdPlatform } from '../../../contract/campaign-words.ts'
import type { PaletteColour } from '../../../contract/endpoints/seen-ads.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { AspectRatio } from '../../../contract/generation.ts'
import type { SeenKind } from '../../../contract/media-kind.ts'
import type { SeenAdRead } from '../../../contract/seen-ads.ts'
import { createdAt, id, instant } from '../../db/columns.ts'
import { teams } from '../teams/tables.ts'

/** Other people's ads that a team collects to study. */
export const seenAds = pgTable(
  'seen_ads',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** As given by the user; null for an upload. */
    sourceUrl: text('source_url'),
    site: text('site'),
    read: text('read').$type<SeenAdRead>().notNull(),
    errorCode: text('error_code').$type<ErrorCode>(),
    title: text('title').notNull().default(''),
    /** The page's description. */
    description: text('description').notNull().default(''),
    words: text('words').notNull().default(''),
    note: text('note').notNull().default(''),
    advertiser: text('advertiser').notNull().default(''),
    platform: text('platform').$type<AdPlatform>(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    rating: integer('rating'),
    fileId: uuid('file_id'),
    /** Uploads are also in the library; a picture fetched from a page is only here. */
    isUpload: boolean('is_upload').notNull().default(false),
    /** Facts about the file, only used by filters. */
    kind: text('kind').$type<SeenKind>(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>(),
    durationSeconds: doublePrecision('duration_seconds'),
    palette: jsonb('palette').$type<PaletteColour[]>().notNull().default([]),
    /** Names of the colors that cover a good part. */
    colours: jsonb('colours').$type<ColourName[]>().notNull().default([]),
    /** Everything it's searched by, in lower case. */
    searchText: text('search_text').notNull().default(''),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.teamId, table.id), index().on(table.fileId)],
)

export type SeenAdRow = typeof seenAds.$inferSelect
