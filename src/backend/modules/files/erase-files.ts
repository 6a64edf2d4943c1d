import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { deleteFile } from './delete-file.ts'
import { files } from './tables.ts'

const AT_ONCE = 200

/**
 * Files of a team that is closed, and those somebody has beside any team, bytes and rows. Safe to
 * repeat: what a crash leaves is found again by its row.
 * @param forget is told the ids before they are gone
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
