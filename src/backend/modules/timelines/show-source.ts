import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { PEAKS_PER_SECOND } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { readPeaks } from '../../media/peaks.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { copyFileTo, type FileRow, fileView, findFile, findSeenFile } from '../files/index.ts'
import { VOICES } from '../tasks/index.ts'
import { fileOfReadyUpload } from '../uploads/index.ts'

type Source = typeof contract.timelines.source

/** Cached, because a file's bytes never change, and neither does its waveform. */
const known = new LRUCache<string, string>({ max: 200 })

/**
 * What the editor needs to know about a file.
 * @throws AppError('upload_missing' | 'upload_unfinished' | 'media_unreadable')
 */
export async function showSource(
  context: CallContext<'user'>,
  { file: asked }: ParsedInputOf<Source>,
): Promise<OutputOf<Source>> {
  const file = await fileOf(context, asked)
  if (!file) throw new AppError('upload_missing', { field: 'file' })
  const { url, preview_url, thumbnail_url, width, height, duration_seconds, has_audio } = fileView(
    context,
    context.request,
    file,
  )
  return {
    ...{ file_id: file.id, name: file.fileName, kind: file.kind },
    ...{ url, preview_url, thumbnail_url, width, height, has_audio },
    duration_seconds: duration_seconds ?? 0,
    peaks: await peaksOf(context, file),
    peaks_per_second: PEAKS_PER_SECOND,
  }
}

async function fileOf(
  { db, actor }: CallContext<'user'>,
  asked: ParsedInputOf<Source>['file'],
): Promise<FileRow | null> {
  if ('output_id' in asked) return await findSeenFile(db, asked.output_id, actor)
  const owner = { userId: actor.userId }
  const wanted = { uploadId: asked.upload_id, owner, purposes: VOICES }
  return await findFile(db, await fileOfReadyUpload(db, wanted))
}

async function peaksOf({ env, storage }: CallContext<'user'>, file: FileRow): Promise<string> {
  if (!file.hasAudio) return ''
  const kept = known.get(file.id)
  if (kept !== undefined) return kept
  const peaks = await withTemporaryFolder(env.dataDir, async (folder) => {
    const path = join(folder, 'source')
    await copyFileTo({ storage }, file.id, path)
    return await readPeaks(path, PEAKS_PER_SECOND)
  })
  known.set(file.id, peaks)
  return peaks
}
