import { desc, sql } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { fileView, findFiles } from '../files/index.ts'
import { subtitleTracks } from './tables.ts'
import { isOwn } from './track-row.ts'

export async function listTracks(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.subtitles.list>> {
  const { db, actor, request } = context
  const rows = await db
    .select({
      id: subtitleTracks.id,
      fileId: subtitleTracks.fileId,
      name: subtitleTracks.name,
      updatedAt: subtitleTracks.updatedAt,
      cues: sql<number>`jsonb_array_length(${subtitleTracks.cues})`,
    })
    .from(subtitleTracks)
    .where(isOwn(actor))
    .orderBy(desc(subtitleTracks.updatedAt))
  const files = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
  return {
    tracks: rows.map((row) => {
      const file = files.get(row.fileId)
      return {
        track_id: row.id,
        name: row.name,
        cue_count: row.cues,
        thumbnail_url: file ? fileView(context, request, file).thumbnail_url : null,
        updated_at: row.updatedAt.toISOString(),
      }
    }),
  }
}
