import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { instant } from '../../db/columns.ts'

/** A result its maker shows to everyone, with what the gallery is searched by. */
export const publications = pgTable(
  'publications',
  {
    /** The output's id is the item's id. */
    fileId: uuid('file_id').primaryKey(),
    taskId: uuid('task_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    workflowType: text('workflow_type').$type<WorkflowType>().notNull(),
    model: text('model').notNull(),
    aspectRatio: text('aspect_ratio').$type<AspectRatio>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Null when the maker keeps it to themselves. */
    prompt: text('prompt'),
    publishedAt: instant('published_at').notNull(),
    /** The operator took it out; the row stays so that it cannot come back. */
    removedAt: instant('removed_at'),
  },
  (table) => [index().on(table.publishedAt), index().on(table.taskId)],
)
