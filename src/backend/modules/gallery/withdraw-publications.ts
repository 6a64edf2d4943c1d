import { inArray } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { publications } from './tables.ts'

/** Takes results out of the gallery whose files are about to be gone. */
export const withdrawPublications = (executor: Executor, fileIds: readonly string[]) =>
  executor.delete(publications).where(inArray(publications.fileId, [...fileIds]))
