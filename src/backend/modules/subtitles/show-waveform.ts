import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { PEAKS_PER_SECOND } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { readPeaks } from '../../media/peaks.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { copyFileTo, findFile } from '../files/index.ts'
import { requireTrack } from './track-row.ts'

type Waveform = typeof contract.subtitles.waveform

/** Cached, because a file's bytes never change, and neither does its waveform. */
const known = new LRUCache<string, string>({ max: 100 })

/** @throws AppError('not_found' | 'media_unreadable') */
export async function showWaveform(
  { db, env, storage, actor }: CallContext<'user'>,
  { trackId }: ParsedInputOf<Waveform>,
): Promise<OutputOf<Waveform>> {
  const { fileId } = await requireTrack(db, actor, trackId)
  const file = await findFile(db, fileId)
  if (!file) throw new AppError('not_found')
  const read = () =>
    withTemporaryFolder(env.dataDir, async (folder) => {
      const path = join(folder, 'video')
      await copyFileTo({ storage }, fileId, path)
      return await readPeaks(path, PEAKS_PER_SECOND)
    })
  const peaks = known.get(fileId) ?? (file.hasAudio ? await read() : '')
  known.set(fileId, peaks)
  return { per_second: PEAKS_PER_SECOND, peaks }
}
