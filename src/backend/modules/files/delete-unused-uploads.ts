import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { deleteFile } from './delete-file.ts'
import { files } from './tables.ts'

/** Deletes uploads from before an instant that no task ever used; returns their ids. */
export async function deleteUnusedUploads(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  before: Date,
): Promise<string[]> {
  const unused = await context.db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.origin, 'upload'),
        isNull(files.usedAt),
        isNull(files.deletedAt),
        lt(files.createdAt, before),
      ),
    )
  const deleted: string[] = []
  for (const { id } of unused) {
    // A task may have started using it since.
    if (await deleteFile(context, id, { onlyUnused: true })) deleted.push(id)
  }
  return deleted
}
