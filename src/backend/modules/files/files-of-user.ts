import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { files } from './tables.ts'

/** A user's files by id, page by page, including deleted ones. */
export const filesOfUser = (
  executor: Executor,
  { userId, after, limit }: { userId: string; after: string | null; limit: number },
) =>
  executor
    .select({
      id: files.id,
      teamId: files.teamId,
      origin: files.origin,
      kind: files.kind,
      fileName: files.fileName,
      mimeType: files.mimeType,
      sizeBytes: files.sizeBytes,
      sha256: files.sha256,
      createdAt: files.createdAt,
      deletedAt: files.deletedAt,
    })
    .from(files)
    .where(and(eq(files.userId, userId), after ? gt(files.id, after) : undefined))
    .orderBy(asc(files.id))
    .limit(limit)
