import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { withProvenance } from '../../../media/provenance.ts'
import type { GenerationRequest, LocalFile, OutputFile, PaintedPictures } from '../../provider.ts'
import type { Canvas } from '../canvas.ts'
import type { Setting } from '../compose-scene.ts'
import { paintScene } from '../paint-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { createRandom } from '../random.ts'
import { settingOf } from '../setting.ts'
import { composeOver } from './compose-over.ts'
import { madeWith } from './made-with.ts'
import { type PartedBrief, partBrief } from './part-brief.ts'
import { wordsOverFilm } from './words-over-film.ts'

/** Sets the words of a brief over each picture or film that a model made for it. */
export async function wordsOver(
  request: GenerationRequest,
  { pictures, madeBy, mark }: PaintedPictures,
  progress: Progress,
): Promise<OutputFile[]> {
  const words = {
    request,
    parted: partBrief(request),
    setting: await settingOf(request),
    mark: request.watermark ? mark : null,
    madeBy,
    signal: progress.signal,
  }
  const outputs: OutputFile[] = []
  for (const [index, made] of pictures.entries()) {
    progress.signal.throwIfAborted()
    progress.report(index / pictures.length, 'finishing')
    const set = made.kind === 'video' ? wordsOverFilm : wordsOverPicture
    outputs.push(await set(made, index, words))
  }
  return outputs
}

interface Words {
  request: GenerationRequest
  parted: PartedBrief
  setting: Setting
  mark: string | null
  madeBy: string
}

async function wordsOverPicture(
  { path, mimeType }: LocalFile,
  index: number,
  { request, parted, setting, mark, madeBy }: Words,
): Promise<OutputFile> {
  const { data, info } = await sharp(path)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  const scene = composeOver({
    ...size,
    ...setting,
    brief: parted.brief,
    hasCopy: parted.workflows.includes(request.workflowType),
    picture: pictureFromPixels({ data, ...size }, false),
    random: createRandom(request.seed, `variation-${index}`),
    mark,
  })
  // The picture is the model's: no grain of ours over it.
  const canvas = paintScene(scene, { hasGrain: false })
  return write(canvas, join(request.workDir, `result-${index + 1}`), { mimeType, madeBy })
}

/** Formats that are kept; letters need finer colours than photographs do. */
const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 95, smartSubsample: true }),
}

/** The name appears only when the file is whole. */
async function write(
  canvas: Canvas,
  path: string,
  { mimeType, madeBy }: { mimeType: string; madeBy: string },
): Promise<OutputFile> {
  const { width, height } = canvas
  const asked = mimeType.replace('image/', '')
  const format = asked in ENCODERS ? asked : 'png'
  const encode = ENCODERS[format] ?? ((picture: Sharp) => picture.png({ compressionLevel: 6 }))
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const flat = sharp(bytes, { raw: { width, height, channels: 4 } }).removeAlpha()
  const file = `${path}.${format}`
  await withProvenance(encode(flat), madeWith(madeBy, 'image')).toFile(`${file}.part`)
  await rename(`${file}.part`, file)
  return { path: file, mimeType: `image/${format}`, kind: 'image' }
}
