import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { instant } from '../../db/columns.ts'

/** A published result, with the fields the gallery is searched by. */
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
    /** Null if the maker doesn't share it. */
    prompt: text('prompt'),
    publishedAt: instant('published_at').notNull(),
    /** When the operator removed it; the row stays so that it can't be published again. */
    removedAt: instant('removed_at'),
  },
  (table) => [index().on(table.publishedAt), index().on(table.taskId)],
)
