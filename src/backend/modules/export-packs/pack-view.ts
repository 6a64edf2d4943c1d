import { inArray, sql } from 'drizzle-orm'
import type { ExportPack, PackFile } from '../../../contract/endpoints/export-packs.ts'
import type { CallContext } from '../../context.ts'
import { signPackPath } from './pack-address.ts'
import type { PackFileRow, PackRow } from './pack-row.ts'
import { exportFiles } from './tables.ts'

/** Packs as a team member sees them, in the given order. */
export async function packViews(
  context: CallContext<'user'>,
  rows: readonly PackRow[],
): Promise<ExportPack[]> {
  const counts = await countFiles(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    pack_id: row.id,
    title: row.title,
    status: row.status,
    files_total: 0,
    files_made: 0,
    files_left_out: 0,
    size_bytes: 0,
    ...counts.get(row.id),
    url: row.status === 'SUCCEEDED' ? context.request.origin + signPackPath(context, row.id) : null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }))
}

async function countFiles({ db }: Pick<CallContext, 'db'>, packIds: string[]) {
  if (packIds.length === 0) return new Map<string, never>()
  const countOf = (state: PackFile['state']) =>
    sql<number>`count(*) filter (where ${exportFiles.state} = ${state})`.mapWith(Number)
  const rows = await db
    .select({
      packId: exportFiles.packId,
      files_total: sql<number>`count(*)`.mapWith(Number),
      files_made: countOf('made'),
      files_left_out: countOf('left_out'),
      size_bytes: sql<number>`coalesce(sum(${exportFiles.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(exportFiles)
    .where(inArray(exportFiles.packId, packIds))
    .groupBy(exportFiles.packId)
  return new Map(rows.map(({ packId, ...counts }) => [packId, counts]))
}

export const packFileView = (row: PackFileRow): PackFile => ({
  creative_id: row.creativeId,
  format: row.format,
  state: row.state,
  name: row.name,
  way: row.way,
  width: row.width,
  height: row.height,
  size_bytes: row.sizeBytes,
  duration_seconds: row.durationSeconds,
  reason: row.reason,
})
