import { count } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import {
  byTime,
  FIRST_SUBTITLE_STYLE,
  SUBTITLE_NAME_MAX,
  SUBTITLE_TRACKS_MAX,
} from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type FileRow, findSeenFile, markFileUsed } from '../files/index.ts'
import { requireReadyUpload } from '../uploads/index.ts'
import { subtitleTracks } from './tables.ts'
import { isOwn, trackView } from './track-row.ts'

type Create = typeof contract.subtitles.create

/**
 * Creates subtitles for a video, empty or with text; the video is kept from then on.
 * @throws AppError('upload_missing' | 'upload_unfinished' | 'unsupported_media' |
 *   'drafts_limit_reached')
 */
export async function createTrack(
  context: CallContext<'user'>,
  { video, name, cues, style = FIRST_SUBTITLE_STYLE }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  const { db, actor, clock } = context
  const row = await db.transaction(async (tx) => {
    const [all] = await tx.select({ value: count() }).from(subtitleTracks).where(isOwn(actor))
    if ((all?.value ?? 0) >= SUBTITLE_TRACKS_MAX) throw new AppError('drafts_limit_reached')
    const file = await takeVideo(context, tx, video)
    const [made] = await tx
      .insert(subtitleTracks)
      .values({
        teamId: actor.teamId,
        userId: actor.userId,
        fileId: file.id,
        name: name ?? file.fileName.slice(0, SUBTITLE_NAME_MAX),
        cues: cues.toSorted(byTime),
        style,
        updatedAt: clock.now(),
      })
      .returning()
    return made
  })
  if (!row) throw new Error('The subtitles were not stored.')
  return trackView(context, row)
}

async function takeVideo(
  { actor }: CallContext<'user'>,
  tx: Transaction,
  video: ParsedInputOf<Create>['video'],
): Promise<FileRow> {
  const fileId =
    'upload_id' in video
      ? (
          await requireReadyUpload(tx, {
            uploadId: video.upload_id,
            owner: { userId: actor.userId },
          })
        ).fileId
      : (await findSeenFile(tx, video.output_id, actor))?.id
  const file = fileId ? await markFileUsed(tx, fileId) : null
  if (!file) throw new AppError('upload_missing', { field: 'video' })
  if (file.kind !== 'video') {
    throw new AppError('unsupported_media', { field: 'video', expected: 'video' })
  }
  return file
}
