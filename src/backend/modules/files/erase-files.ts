import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { deleteFile } from './delete-file.ts'
import { files } from './tables.ts'

const AT_ONCE = 200

/**
 * Erases the bytes and rows of a closed team's files, or of a user's files that belong to no team. Safe
 * to repeat: whatever a crash leaves is found again by its row.
 * @param forget called with the ids before the files are gone
 */
export async function eraseFiles(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  of: { teamId: string } | { userId: string },
  forget: (fileIds: string[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { db } = context
  const isTheirs =
    'teamId' in of
      ? eq(files.teamId, of.teamId)
      : and(eq(files.userId, of.userId), isNull(files.teamId))
  const next = () => db.select({ id: files.id }).from(files).where(isTheirs).limit(AT_ONCE)
  for (let found = await next(); found.length > 0; found = await next()) {
    const ids = found.map(({ id }) => id)
    await forget(ids)
    for (const id of ids) await deleteFile(context, id)
    await db.delete(files).where(inArray(files.id, ids))
  }
}
