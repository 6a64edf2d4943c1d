import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { SubtitleTrack } from '../../../contract/endpoints/subtitles.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { type FileRow, fileView, findFile } from '../files/index.ts'
import { subtitleTracks } from './tables.ts'

export type TrackRow = typeof subtitleTracks.$inferSelect

/** SQL condition: the user's own subtitles in their current team. */
export const isOwn = ({ userId, teamId }: Pick<UserActor, 'userId' | 'teamId'>) =>
  and(eq(subtitleTracks.userId, userId), eq(subtitleTracks.teamId, teamId))

/** @throws AppError('not_found'), both for someone else's subtitles and for ones that don't exist */
export async function requireTrack(
  executor: Executor,
  actor: Pick<UserActor, 'userId' | 'teamId'>,
  trackId: string,
): Promise<TrackRow> {
  const [row] = await executor
    .select()
    .from(subtitleTracks)
    .where(and(eq(subtitleTracks.id, trackId), isOwn(actor)))
  if (!row) throw new AppError('not_found')
  return row
}

export async function trackView(
  context: CallContext<'user'>,
  row: TrackRow,
): Promise<SubtitleTrack> {
  const file = await findFile(context.db, row.fileId)
  return {
    track_id: row.id,
    name: row.name,
    video: file && videoOf(context, file),
    cues: row.cues,
    style: row.style,
    updated_at: row.updatedAt.toISOString(),
  }
}

function videoOf(context: CallContext<'user'>, file: FileRow): SubtitleTrack['video'] {
  const {
    kind: _,
    mime_type: __,
    size_bytes: ___,
    ...view
  } = fileView(context, context.request, file)
  const { url, preview_url, thumbnail_url, width, height, has_audio } = view
  const duration_seconds = view.duration_seconds ?? 0
  return {
    file_id: file.id,
    url,
    preview_url,
    thumbnail_url,
    width,
    height,
    duration_seconds,
    has_audio,
  }
}

/** Which of the files are the video of stored subtitles. */
export async function findSubtitledFiles(
  executor: Executor,
  fileIds: readonly string[],
): Promise<string[]> {
  const rows = await executor
    .select({ fileId: subtitleTracks.fileId })
    .from(subtitleTracks)
    .where(inArray(subtitleTracks.fileId, [...fileIds]))
  return rows.map(({ fileId }) => fileId)
}
