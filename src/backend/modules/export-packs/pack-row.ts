import { and, asc, eq, ne } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { exportFiles, exportPacks } from './tables.ts'

export type PackRow = typeof exportPacks.$inferSelect
export type PackFileRow = typeof exportFiles.$inferSelect

/** Storage key of a pack's file. */
export const fileKey = ({ packId, position }: Pick<PackFileRow, 'packId' | 'position'>): string =>
  `exports/${packId}/${position}`

/** Topic published when a pack is deleted while being made. */
export const cancelledTopic = (packId: string): string => `export-pack-cancelled:${packId}`

/** @throws AppError('not_found'), both for another team's pack and for one that doesn't exist */
export async function requirePack(
  executor: Executor,
  { packId, teamId }: { packId: string; teamId: string },
): Promise<PackRow> {
  const [row] = await executor
    .select()
    .from(exportPacks)
    .where(
      and(
        eq(exportPacks.id, packId),
        eq(exportPacks.teamId, teamId),
        ne(exportPacks.status, 'CANCELLED'),
      ),
    )
  if (!row) throw new AppError('not_found')
  return row
}

export const filesOfPack = (executor: Executor, packId: string): Promise<PackFileRow[]> =>
  executor
    .select()
    .from(exportFiles)
    .where(eq(exportFiles.packId, packId))
    .orderBy(asc(exportFiles.position))

/** A pack that is complete. */
export async function findReadyPack(executor: Executor, packId: string): Promise<PackRow | null> {
  const where = and(eq(exportPacks.id, packId), eq(exportPacks.status, 'SUCCEEDED'))
  const [row] = await executor.select().from(exportPacks).where(where)
  return row ?? null
}
