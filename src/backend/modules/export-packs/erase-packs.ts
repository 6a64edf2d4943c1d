import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { fileKey, filesOfPack } from './pack-row.ts'
import { runPackJob } from './run-pack.job.ts'
import { exportPacks } from './tables.ts'

type Tools = Pick<Context, 'db' | 'queue' | 'storage'>

/** Deletes packs with their files; skips packs still being made and returns their ids. */
export async function erasePacks(
  { db, queue, storage }: Tools,
  packIds: readonly string[],
): Promise<string[]> {
  const busy = await queue.unfinishedKeys(db, runPackJob)
  // A pack that is being stopped may still produce a file.
  for (const id of packIds.filter((each) => !busy.has(each))) {
    for (const file of await filesOfPack(db, id)) await storage.remove(fileKey(file))
    await db.delete(exportPacks).where(eq(exportPacks.id, id))
  }
  return packIds.filter((id) => busy.has(id))
}

/** Erases a closed team's packs. Returns false, and tells the job to stop, while one is still being made. */
export async function erasePacksOfTeam(tools: Tools, teamId: string): Promise<boolean> {
  const rows = await tools.db
    .select({ id: exportPacks.id })
    .from(exportPacks)
    .where(eq(exportPacks.teamId, teamId))
  const busy = await erasePacks(
    tools,
    rows.map(({ id }) => id),
  )
  if (busy.length > 0)
    await tools.db
      .update(exportPacks)
      .set({ status: 'CANCELLED' })
      .where(inArray(exportPacks.id, busy))
  return busy.length === 0
}
