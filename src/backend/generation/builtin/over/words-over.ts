import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Language } from '../../../../contract/languages.ts'
import { withProvenance } from '../../../media/provenance.ts'
import type { GenerationRequest, LocalFile, OutputFile, PaintedPictures } from '../../provider.ts'
import { MARK_WORDS } from '../../providers/mark-words.ts'
import type { Canvas } from '../canvas.ts'
import type { Setting } from '../compose-scene.ts'
import { headsOf } from '../faces/heads.ts'
import { orderedOf } from '../modes/ordered.ts'
import { paintScene } from '../paint-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { createRandom } from '../random.ts'
import type { Scene } from '../scene.ts'
import { settingOf } from '../setting.ts'
import { composeOver } from './compose-over.ts'
import { madeWith } from './made-with.ts'
import { type PartedBrief, partBrief } from './part-brief.ts'
import { wordsOverFilm } from './words-over-film.ts'

/** Sets a brief's text over each picture or film a model made for it. */
export async function wordsOver(
  request: GenerationRequest,
  { pictures, madeBy, mark }: PaintedPictures,
  progress: Progress,
): Promise<OutputFile[]> {
  const setting = await settingOf(request)
  const { signal } = progress
  const outputs: OutputFile[] = []
  const each = overEach(request, pictures)
  for (const [index, one] of each.entries()) {
    signal.throwIfAborted()
    progress.report(index / each.length, 'finishing')
    const set = one.made.kind === 'video' ? wordsOverFilm : wordsOverPicture
    const words = { ...wordsOf(request, one, mark), setting, madeBy, signal }
    const output = await set(one.made, index, words)
    outputs.push(output)
    progress.made?.(output)
  }
  return outputs
}

/** The scene of one of these pictures, and the language of its text. */
export async function sceneOfWords(
  request: GenerationRequest,
  { pictures, mark }: PaintedPictures,
  position: number,
) {
  const one = overEach(request, pictures)[position]
  if (!one || one.made.kind === 'video') return null
  const words = { ...wordsOf(request, one, mark), setting: await settingOf(request) }
  const { language } = words.parted.brief
  return { scene: await sceneOver(one.made.path, words), language }
}

const shownMark = (mark: string, language: Language | null): string =>
  language ? MARK_WORDS[language] : mark

const wordsOf = (
  { watermark }: GenerationRequest,
  { order, variation, language }: ReturnType<typeof overEach>[number],
  mark: string,
) => ({
  request: order,
  parted: partBrief(order),
  mark: watermark ? shownMark(mark, language) : null,
  variation,
})

/** A brief's text over each picture, or the text of each language over the only one. */
function overEach(request: GenerationRequest, pictures: readonly LocalFile[]) {
  const [only] = pictures
  if (!request.versions || !only) {
    return pictures.map((made, variation) => ({ made, order: request, variation, language: null }))
  }
  return orderedOf(request).map(({ request: order, variation }) => ({
    made: only,
    order,
    variation,
    language: order.wordsIn ?? null,
  }))
}

interface Words {
  request: GenerationRequest
  parted: PartedBrief
  setting: Setting
  mark: string | null
  madeBy: string
  variation: number
}

async function wordsOverPicture(
  { path, mimeType }: LocalFile,
  index: number,
  { madeBy, ...words }: Words,
): Promise<OutputFile> {
  const scene = await sceneOver(path, words)
  // The picture is the model's, so it gets no grain.
  const canvas = paintScene(scene, { hasGrain: false })
  return write(canvas, join(words.request.workDir, `result-${index + 1}`), { mimeType, madeBy })
}

/** A brief's text over a picture file of any size. */
async function sceneOver(
  path: string,
  { request, parted, setting, mark, variation }: Omit<Words, 'madeBy'>,
): Promise<Scene> {
  const { data, info } = await sharp(path)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  return composeOver({
    ...size,
    ...setting,
    brief: parted.brief,
    hasCopy: parted.workflows.includes(request.workflowType),
    picture: pictureFromPixels({ data, ...size }, false),
    kind: 'image',
    heads: headsOf({ data, ...size }),
    random: createRandom(request.seed, `variation-${variation}`),
    mark,
  })
}

/** Formats that are kept; letters need finer color than photos do. */
const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 95, smartSubsample: true }),
}

/** The name appears only once the file is complete. */
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
