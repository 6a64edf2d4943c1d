import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAppError } from '../../../contract/app-error.ts'
import type { PackWay } from '../../../contract/campaign-words.ts'
import { checkFit, type FileFacts } from '../../../contract/check-fit.ts'
import type { PackFile } from '../../../contract/endpoints/export-packs.ts'
import { bytesMax, type ExportFormat, findFormat } from '../../../contract/export-formats.ts'
import type { Context } from '../../context.ts'
import { fitPicture } from '../../media/fit-picture.ts'
import { fitVideo } from '../../media/fit-video.ts'
import { isOffFeed, measureLoudness } from '../../media/loudness.ts'
import { probeMedia } from '../../media/probe.ts'
import { readProvenance } from '../../media/read-provenance.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { copyFileTo, type FileRow, findFile, mimeTypeOf } from '../files/index.ts'
import { nameInPack } from './name-in-pack.ts'
import { fileKey, type PackFileRow } from './pack-row.ts'
import { type Shaped, shapeCreative } from './shape-creative.ts'

/** The columns that change once a file was made or couldn't be. */
type MadeFile = Partial<PackFileRow> & Pick<PackFileRow, 'state'>

const leftOut = (reason: PackFile['reason']): MadeFile => ({ state: 'left_out', reason })

interface Making {
  folder: string
  /** Whether to adjust a video's sound to the loudness of feeds. */
  levelSound: boolean
  signal: AbortSignal
}

/**
 * Makes a file of a pack and stores it if it passes its placement's check. If it can't be made, the
 * reason is recorded and the other files continue.
 */
export async function makePackFile(
  context: Context,
  file: PackFileRow,
  { folder: packFolder, levelSound, signal }: Making,
): Promise<MadeFile> {
  const format = findFormat(file.format)
  const source = await findFile(context.db, file.fileId)
  if (!format || !source) return leftOut('source_gone')
  const folder = join(packFolder, String(file.position))
  await mkdir(folder, { recursive: true })
  try {
    const { way, path } = await makeOne(context, {
      ...{ file, format, source, folder, levelSound, signal },
    })
    const facts = await factsOf(path, signal)
    const [wrong] = checkFit(facts, format)
    if (wrong) return leftOut(wrong.rule)
    await context.storage.putFile(fileKey(file), path)
    return {
      state: 'made',
      way,
      name: nameInPack(file, format, facts.mime_type),
      mimeType: facts.mime_type,
      width: facts.width,
      height: facts.height,
      sizeBytes: facts.size_bytes,
      durationSeconds: facts.duration_seconds,
    }
  } catch (error) {
    signal.throwIfAborted()
    if (isAppError(error) && error.code === 'storage_full') throw error
    context.log.error({ err: error, fileId: file.fileId, format: file.format }, 'not exported')
    return leftOut('engine_failed')
  } finally {
    // After a stop, the next attempt resumes from this folder.
    if (!signal.aborted) await rm(folder, { recursive: true, force: true })
  }
}

async function factsOf(path: string, signal: AbortSignal): Promise<FileFacts> {
  const probe = await probeMedia(path, { signal })
  const kind = probe.kind === 'image' ? 'image' : 'video'
  return {
    kind,
    mime_type: mimeTypeOf(probe.container) ?? '',
    width: probe.width,
    height: probe.height,
    size_bytes: probe.sizeBytes,
    duration_seconds: kind === 'video' ? probe.durationSeconds : null,
  }
}

interface Order extends Making {
  file: PackFileRow
  format: ExportFormat
  source: FileRow
}

/** The approved file is used untouched if it already fits to the pixel. */
async function makeOne(context: Context, order: Order): Promise<{ way: PackWay; path: string }> {
  const { file, format, source, folder, signal } = order
  const sourcePath = join(folder, 'saved')
  await copyOnce(sourcePath, (to) => copyFileTo(context, source.id, to))
  const levelSound = order.levelSound && source.hasAudio && (await isOff(sourcePath, signal))
  if (!levelSound && isReady(await factsOf(sourcePath, signal), format)) {
    return { way: 'as_saved', path: sourcePath }
  }
  const shaped = await shapeCreative(context, { file, format, source, sourcePath, folder, signal })
  const isFilm = source.kind === 'video'
  const isDone = isFilm && !levelSound && isReady(await factsOf(shaped.path, signal), format)
  return {
    way: shaped.way,
    path: isDone ? shaped.path : await madeToFit({ ...order, levelSound }, shaped, sourcePath),
  }
}

/** Leaves sound alone that a feed would play unchanged. */
async function isOff(path: string, signal: AbortSignal): Promise<boolean> {
  const sound = await measureLoudness(path, signal)
  return sound !== null && isOffFeed(sound)
}

const isReady = (facts: FileFacts, format: ExportFormat): boolean =>
  facts.width === format.width &&
  facts.height === format.height &&
  checkFit(facts, format).length === 0

async function madeToFit(
  { format, source, folder, levelSound, signal }: Order,
  { way, path, mimeType }: Shaped,
  sourcePath: string,
): Promise<string> {
  const { width, height, rule } = format
  const out = join(folder, 'out')
  const maxBytes = bytesMax(format, source.kind)
  // A picture made by a model keeps its provenance, even in another shape.
  const provenance =
    (way === 'reframed' ? await readProvenance(sourcePath, source.mimeType) : null) ??
    (await readProvenance(path, mimeType))
  if (source.kind === 'image') {
    const types = rule.fileTypes
    await fitPicture({ file: path, width, height, types, maxBytes, provenance, out })
    return out
  }
  const probe = await probeMedia(path, { signal })
  const maxSeconds = rule.seconds?.[1] ?? null
  await fitVideo({
    file: path,
    source: probe,
    width,
    height,
    maxSeconds,
    maxBytes,
    provenance,
    levelSound,
    out,
    signal,
  })
  return out
}
