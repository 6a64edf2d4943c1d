import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { v5 as uuidv5 } from 'uuid'
import { engineProvenance } from '../../generation/builtin-engine.ts'
import type { LocalFile } from '../../generation/provider.ts'
import { averageColor } from '../../media/average-color.ts'
import { extractFrame } from '../../media/frames.ts'
import { probeMedia } from '../../media/probe.ts'
import { readProvenance } from '../../media/read-provenance.ts'
import type { Example } from '../../modules/gallery/index.ts'
import { productsFolder } from '../../paths.ts'
import type { PlannedExample } from './plan.ts'
import { modelOf, runEngine } from './run-engine.ts'
import { shrinkImage, shrinkVideo, writeThumbnail } from './shrink.ts'

/** Ids are derived from the names, so that URLs survive remaking the examples. */
const NAMESPACE = '6f1e6b0e-5a3c-4c55-9d1c-5f1f0f6f6d10'
/** Near the end: everything has appeared, and a camera that pulls back shows the whole scene. */
const POSTER_POSITION = 0.92
const MADE_AT = '2026-11-23T12:00:00.000Z'

/** Makes one example with the engine and writes its small files into `target`. */
export async function makeExample(
  planned: PlannedExample,
  { work, target }: { work: string; target: string },
): Promise<Example> {
  await mkdir(target, { recursive: true })
  const master = await runEngine(planned, join(work, planned.slug), await inputsOf(planned, work))
  const { slug } = planned
  const files =
    master.kind === 'image'
      ? await writeImageFiles(master, slug, target)
      : await writeVideoFiles(master, slug, target)
  return {
    id: uuidv5(slug, NAMESPACE),
    kind: master.kind,
    ...files,
    averageColor: await averageColor(sharp(join(target, files.thumbnail))),
    workflowType: planned.mode,
    model: modelOf(planned.mode),
    aspectRatio: planned.ratio,
    prompt: planned.prompt,
    language: planned.language,
    seed: planned.seed,
    createdAt: MADE_AT,
  }
}

/** Makes the pictures and videos that an example starts from. */
async function inputsOf(planned: PlannedExample, work: string) {
  const { mode, slug, language } = planned
  const made: LocalFile[] = []
  for (const [index, ingredient] of (planned.from ?? []).entries()) {
    const pictures = ingredient.picture ? [productPicture(ingredient.picture)] : []
    if (ingredient.prompt === undefined) {
      made.push(...pictures)
      continue
    }
    const { prompt, seed, ratio = planned.ratio } = ingredient
    const isVideo = mode === 'video_edit'
    const order = {
      prompt,
      seed,
      language,
      ratio,
      mode: isVideo ? ('text_to_video' as const) : ('text_to_image' as const),
      durationSeconds: 6,
    }
    made.push(await runEngine(order, join(work, `${slug}-from-${index}`), { images: pictures }))
  }
  const [first, second] = made
  if (mode === 'video_edit') return { video: first }
  if (mode === 'first_last_frame') return { startFrame: first, endFrame: second }
  return { images: made }
}

/** A product picture shipped with the examples, rendered by us from the scene beside it. */
const productPicture = (name: string): LocalFile => ({
  path: join(productsFolder, `${name}.webp`),
  mimeType: 'image/webp',
  kind: 'image',
})

type Files = Pick<
  Example,
  | 'file'
  | 'thumbnail'
  | 'preview'
  | 'sizeBytes'
  | 'width'
  | 'height'
  | 'durationSeconds'
  | 'hasAudio'
>

/** What the engine's own file says about how it was made. */
const provenanceOf = async (path: string, mimeType: string) =>
  (await readProvenance(path, mimeType)) ?? engineProvenance('algorithmicMedia')

async function writeImageFiles(
  { path, mimeType }: LocalFile,
  slug: string,
  target: string,
): Promise<Files> {
  const [file, thumbnail] = [`${slug}.webp`, `${slug}-thumb.webp`]
  const facts = await shrinkImage(path, join(target, file), await provenanceOf(path, mimeType))
  await writeThumbnail(path, join(target, thumbnail))
  return { file, thumbnail, preview: file, ...facts, durationSeconds: null, hasAudio: false }
}

async function writeVideoFiles(
  { path, mimeType }: LocalFile,
  slug: string,
  target: string,
): Promise<Files> {
  const [file, thumbnail, preview] = [`${slug}.mp4`, `${slug}-thumb.webp`, `${slug}-poster.webp`]
  const provenance = await provenanceOf(path, mimeType)
  const sizeBytes = await shrinkVideo(path, join(target, file), provenance)
  const { width, height, durationSeconds, audioCodec } = await probeMedia(join(target, file))
  const frame = await extractFrame(path, durationSeconds * POSTER_POSITION)
  await writeThumbnail(frame, join(target, thumbnail))
  await shrinkImage(frame, join(target, preview), provenance)
  return {
    file,
    thumbnail,
    preview,
    sizeBytes,
    width,
    height,
    durationSeconds,
    hasAudio: audioCodec !== null,
  }
}
