import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackWay } from '../../../contract/campaign-words.ts'
import type { ExportFormat } from '../../../contract/export-formats.ts'
import type { Context } from '../../context.ts'
import { type OutputFile, ProviderError } from '../../generation/provider.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { copyFileTo, type FileRow, findFile } from '../files/index.ts'
import { type Again, againRequest } from '../tasks/index.ts'
import { askEngine, panelRequest } from './ask-engine.ts'
import type { PackFileRow } from './pack-row.ts'

/** A creative in a placement's shape, before its file size is reduced. */
export interface Shaped {
  way: PackWay
  path: string
  /** For a reframed video it's still the source's type: ffmpeg changes its shape later. */
  mimeType: string
}

interface ShapeOrder {
  file: PackFileRow
  format: ExportFormat
  /** The saved creative, and the path of its local copy. */
  source: FileRow
  sourcePath: string
  folder: string
  signal: AbortSignal
}

/** The largest part of a picture that may be cropped to fill another shape. */
const CUT_MAX = 0.12

/** Composes the creative anew if its brief is known, otherwise reframes the saved file. */
export async function shapeCreative(context: Context, order: ShapeOrder): Promise<Shaped> {
  const composed = await compose(context, order)
  if (composed) return { way: 'composed', path: composed.path, mimeType: composed.mimeType }
  const { source, sourcePath } = order
  const saved = { path: sourcePath, mimeType: source.mimeType }
  if (source.kind === 'video') return { way: 'reframed', ...saved }
  return { way: 'reframed', ...(await onPanel(context, order, saved, 'panel')) }
}

async function compose(context: Context, order: ShapeOrder): Promise<OutputFile | null> {
  const { file, format, folder, signal } = order
  const { width, height, safeZone, rule } = format
  const shape = { width, height, safeZone, seconds: rule.seconds }
  const { taskId, fileId } = file
  const again = await againRequest(context, { taskId, fileId, folder }, shape)
  if (!again) return null
  try {
    const request = again.cleanFileId ? await overClean(context, order, again) : again.request
    const outputs = await askEngine(context, request, signal)
    return outputs[again.position] ?? null
  } catch (error) {
    // If the engine can't compose it again, the saved file is still there.
    if (!(error instanceof ProviderError)) throw error
    context.log.warn({ err: error, fileId, format: file.format }, 'not composed anew')
    return null
  }
}

/** Text is set over a picture of its own size, so the model's picture is resized first. */
async function overClean(
  context: Context,
  order: ShapeOrder,
  { request, cleanFileId }: Again,
): Promise<Again['request']> {
  const clean = cleanFileId ? await findFile(context.db, cleanFileId) : null
  if (!clean || !request.painted) throw new ProviderError('media_unreadable', 'It is gone.')
  const path = join(order.folder, 'clean')
  await copyOnce(path, (to) => copyFileTo(context, clean.id, to))
  const given = { path, mimeType: clean.mimeType }
  const picture = await onPanel(context, { ...order, source: clean }, given, 'clean-panel')
  const painted = { ...request.painted, pictures: [{ ...picture, kind: clean.kind }] }
  return { ...request, painted }
}

interface Picture {
  path: string
  mimeType: string
}

/** Keeps the picture if it needs almost no cropping, otherwise puts all of it on a panel. */
async function onPanel(
  context: Context,
  { source, format, folder, file, signal }: ShapeOrder,
  picture: Picture,
  name: string,
): Promise<Picture> {
  const { width, height } = format
  const [one, other] = [source.width / source.height, width / height]
  const isNear = 1 - Math.min(one, other) / Math.max(one, other) <= CUT_MAX
  const isExact = source.width === width && source.height === height
  if (isExact || (isNear && name === 'panel')) return picture
  const workDir = join(folder, name)
  await mkdir(workDir, { recursive: true })
  const id = `${file.id} ${name}`
  const [panel] = await askEngine(
    context,
    panelRequest({ id, picture, width, height, workDir }),
    signal,
  )
  if (!panel) throw new ProviderError('engine_failed', 'The engine made nothing.')
  return { path: panel.path, mimeType: panel.mimeType }
}
