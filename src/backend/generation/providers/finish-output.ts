import { copyFile, rename } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { isAppError } from '../../../contract/app-error.ts'
import type { Language } from '../../../contract/languages.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { MusicFormat } from '../../../contract/music.ts'
import { type MediaProbe, probeMedia } from '../../media/probe.ts'
import { type Provenance, stampMp4, withProvenance } from '../../media/provenance.ts'
import { surface } from '../builtin/canvas.ts'
import { encodeOver } from '../builtin/encode.ts'
import type { Size } from '../builtin/geometry.ts'
import { markLayer } from '../builtin/layout/mark.ts'
import { legibleOver } from '../builtin/legibility.ts'
import type { OutputFile } from '../provider.ts'
import { finishSound } from './finish-sound.ts'
import { MARK_WORDS } from './mark-words.ts'
import { said } from './service-error.ts'

/** What was requested, as far as it shows in the file. */
export interface OutputFacts extends Size {
  kind: MediaKind
  hasMark: boolean
  language: Language
  /** Model and maker, for display. */
  madeBy: string
  /** For sound: playback speed relative to the original speech, and the file format. */
  speed?: number
  soundFormat?: MusicFormat
  /** Requested length; speech has its own. */
  soundSeconds?: number | null
  /** Whether a person is shown saying what they never said or, if `face`, where they never were. */
  altersPerson?: boolean | 'face'
}

/**
 * Turns a service's file into ours: checks that it is of the promised kind, brings it to the requested size,
 * adds provenance metadata, and adds the visible mark unless it was declined.
 * @throws ServiceError if it is of another kind
 */
export async function finishOutput(path: string, facts: OutputFacts): Promise<OutputFile> {
  const probe = await probeMedia(path).catch((error) => {
    throw isAppError(error)
      ? said('unknown', `The result is no ${facts.kind}: ${error.code}`)
      : error
  })
  if (probe.kind !== facts.kind) throw said('unknown', `The result is no ${facts.kind}.`)
  const output = await finishAs[facts.kind](path, facts, probe)
  return { ...output, original: { file: path, container: probe.container } }
}

const finishAs = {
  image: finishPicture,
  video: (path, facts, probe) => finishVideo(path, probe, facts),
  audio: (path, facts, { durationSeconds }) =>
    finishSound(path, {
      ...{ ...facts, givenSeconds: durationSeconds },
      provenance: provenanceOf(facts),
    }),
} satisfies Record<
  MediaKind,
  (path: string, facts: OutputFacts, probe: MediaProbe) => Promise<OutputFile>
>

const provenanceOf = ({ madeBy, altersPerson }: OutputFacts): Provenance => ({
  sourceType: altersPerson ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia',
  creatorTool: madeBy,
  description: descriptionOf(madeBy, altersPerson),
})

function descriptionOf(madeBy: string, altersPerson: OutputFacts['altersPerson']): string {
  if (altersPerson === 'face')
    return `A person put in the place of another with ${madeBy}, an AI model. Nobody was recorded so.`
  return altersPerson
    ? `A person made to speak with ${madeBy}, an AI model. Nobody was recorded saying this.`
    : `Made with ${madeBy}, an AI model.`
}

/** Formats to keep; any other is converted to PNG, which is lossless. */
const KEPT: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 95 }),
  webp: (picture) => picture.webp({ quality: 95 }),
}

async function finishPicture(path: string, facts: OutputFacts): Promise<OutputFile> {
  const { width, height } = facts
  const { format = '' } = await sharp(path).metadata()
  const encode = KEPT[format] ?? ((picture: Sharp) => picture.png({ compressionLevel: 6 }))
  const kept = KEPT[format] ? format : 'png'
  const fitted = sharp(path).rotate().resize(width, height, { fit: 'cover', position: 'attention' })
  const mark = facts.hasMark ? [await markOver(fitted, facts)] : []
  const finished = `${path}.${kept}`
  const part = `${finished}.part`
  await withProvenance(encode(fitted.composite(mark)), provenanceOf(facts)).toFile(part)
  await rename(part, finished)
  return { path: finished, mimeType: `image/${kept}`, kind: 'image' }
}

async function finishVideo(
  path: string,
  probe: MediaProbe,
  facts: OutputFacts,
): Promise<OutputFile> {
  const provenance = provenanceOf(facts)
  const file = `${path}.mp4`
  const output: OutputFile = { path: file, mimeType: 'video/mp4', kind: 'video' }
  const isMp4 = probe.container === 'mp4' || probe.container === 'mov'
  if (isMp4 && !facts.hasMark) {
    const part = `${file}.part`
    await copyFile(path, part)
    await stampMp4(part, provenance)
    await rename(part, file)
    return output
  }
  const size = { width: even(probe.width), height: even(probe.height) }
  const fps = Math.min(60, Math.max(1, probe.fps || 24))
  const { canvas } = facts.hasMark
    ? drawMark({ ...facts, ...size })
    : surface(size.width, size.height)
  await encodeOver({
    ...size,
    fps,
    frameCount: Math.max(1, Math.round(probe.durationSeconds * fps)),
    ...(probe.audioCodec && { audioFile: path }),
    file,
    provenance,
    signal: AbortSignal.timeout(ENCODE_MS),
    source: { file: path, options: [] },
    graph: `[0:v:0]scale=${size.width}:${size.height},fps=${fps},format=yuv420p[base]`,
    overlayCount: 1,
    overlay: () => canvas.data(),
  })
  return output
}

const ENCODE_MS = 10 * 60_000
const even = (length: number) => Math.max(2, Math.floor(length / 2) * 2)

const markOf = ({ width, height, language }: Size & Pick<OutputFacts, 'language'>) => {
  const style = { face: 'inter', weight: 520, tracking: 0.01, language } as const
  return markLayer({ width, height }, MARK_WORDS[language], style)
}

/** An empty frame with the mark in its place. */
function drawMark(facts: Size & Pick<OutputFacts, 'language'>) {
  const { canvas, ctx } = surface(facts.width, facts.height)
  markOf(facts).paint(ctx)
  return { canvas, ctx }
}

/** The mark on a picture, in an ink that is legible on its corner; not premultiplied, as sharp expects it. */
async function markOver(picture: Sharp, facts: OutputFacts) {
  const { width, height } = facts
  const mark = markOf(facts)
  const [left, top] = [mark.bounds.x, mark.bounds.y].map((at) => Math.max(0, Math.floor(at)))
  const corner = { left: left ?? 0, top: top ?? 0 }
  const size = { width: width - corner.left, height: height - corner.top }
  const seen = picture.clone().extract({ ...corner, ...size })
  const ground = surface(width, height)
  const pixels = ground.ctx.createImageData(size.width, size.height)
  pixels.data.set(await seen.toColourspace('srgb').ensureAlpha().raw().toBuffer())
  ground.ctx.putImageData(pixels, corner.left, corner.top)
  const { ctx } = surface(width, height)
  legibleOver(mark, ground.ctx, facts).paint(ctx)
  const { data } = ctx.getImageData(0, 0, width, height)
  const input = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return { input, raw: { width, height, channels: 4 as const } }
}
