import { LRUCache } from 'lru-cache'
import { isAppError } from '../../../contract/app-error.ts'
import { placementOf } from '../../../contract/result-size.ts'
import type { CallContext } from '../../context.ts'
import type { FilmShot } from '../../generation/proofs.ts'
import { networkOf } from '../../security/network.ts'
import type { FileRow } from '../files/index.ts'
import { answered } from '../prompts/index.ts'
import { againRequest, type Layered } from '../tasks/index.ts'
import { measuringIn } from './measuring.ts'
import type { Parts } from './subject.ts'

interface FilmToRead {
  row: FileRow
  /** Copies it to a local path, and returns that path. */
  bring: () => Promise<string>
  /** How it was made; null if unknown. */
  latest: Layered | null
  colours: readonly string[]
}

/** Cached, because planning a film takes seconds and always gives the same result. */
const read = new LRUCache<string, FilmShot[]>({ max: 200 })

/**
 * The texts of a film, as far as they're known: from the shots the engine made, or from animated layers;
 * otherwise empty.
 */
export async function shotsOf(
  context: CallContext<'user'>,
  film: FilmToRead,
  folder: string,
): Promise<Parts[]> {
  try {
    const shots = await measured(context, film, folder)
    return shots.map((shot) => ({ ...shot, before: null, isFlat: false }))
  } catch (error) {
    // The checks of the file itself still run.
    if (isAppError(error) && error.code === 'unavailable') return []
    throw error
  }
}

async function measured(
  context: CallContext<'user'>,
  { row, bring, latest, colours }: FilmToRead,
  folder: string,
): Promise<FilmShot[]> {
  if (!latest) return []
  const { layers, task } = latest
  const key = [row.id, ...colours].join(' ')
  const known = read.get(key)
  if (known) return known
  if (layers) {
    const document = layers.after
    const measure = await measuringIn(folder, { context, document, colours })
    return [{ document, measures: await measure(document) }]
  }
  const { width, height } = row
  const safeZone = placementOf(task)?.safeZone ?? null
  const shape = { width, height, safeZone, seconds: null }
  const again = await againRequest(context, { taskId: task.id, fileId: row.id, folder }, shape)
  if (!again || again.cleanFileId) return []
  const { proofs, env, request } = context
  const question = { original: await bring(), dataDir: env.dataDir, colours: [...colours] }
  const asker = { network: networkOf(request.ip) }
  const shots = await answered(proofs.measureFilm({ request: again.request, ...question }, asker))
  if (shots) read.set(key, shots)
  return shots ?? []
}
