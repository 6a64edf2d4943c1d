import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Cue, SubtitleStyle } from '../../../contract/subtitles.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** Subtitles that a user is working on. The video may be deleted; the text stays. */
export const subtitleTracks = pgTable(
  'subtitle_tracks',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    style: jsonb('style').$type<SubtitleStyle>().notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.userId, table.teamId, table.id), index().on(table.fileId)],
)
