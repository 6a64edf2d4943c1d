import { join } from 'node:path'
import type { GenerationRequest, OutputFile } from '../../provider.ts'
import { chooseMood } from '../audio/choose-mood.ts'
import { type MusicRequest, tempoOf } from '../audio/music.ts'
import { writeMusic } from '../audio/write-music.ts'
import { engineProvenance } from '../credits.ts'
import { encodeVideo } from '../encode.ts'
import { type Film, type FilmOfShots, makeFilm } from '../motion/film.ts'
import { asksForLoop, withoutLoopOrder } from '../motion/loop.ts'
import { onTheBeat } from '../motion/on-the-beat.ts'
import { planShots, type Shot } from '../motion/plan-shots.ts'
import { asksForTurn } from '../motion/product-turn.ts'
import type { Progress } from '../progress.ts'
import { readBrief } from '../prompt/read-brief.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { settingOf } from '../setting.ts'
import { requireWritable } from '../type/require-writable.ts'
import { createStage } from '../video/stage.ts'
import { orderedOf } from './ordered.ts'
import { referencePictures } from './references.ts'

/** Motion graphics from the words and the given pictures, exactly as long as requested. */
export async function textToVideo(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const outputs: OutputFile[] = []
  for await (const { shots: _, ...planned } of planFilms(request, progress))
    outputs.push(await renderFilm({ request, progress, ...planned }))
  return outputs
}

/** A film before it is drawn. */
export interface PlannedFilm extends Omit<RenderRequest, 'request' | 'progress'> {
  shots: Shot[]
  film: FilmOfShots
}

/** The films of a request in order, each planned lazily. */
export async function* planFilms(
  request: GenerationRequest,
  progress: Pick<Progress, 'matteOf'>,
): AsyncGenerator<PlannedFilm> {
  const ordered = orderedOf(request).map((order) => ({
    ...order,
    brief: withoutLoopOrder(readBrief(order.request)),
  }))
  for (const { brief } of ordered) requireWritable(brief)
  const { pictures, logo, isEachShown, isRecognised } = await referencePictures(request, progress)
  const setting = await settingOf(request, logo)
  const isTurning = pictures.length > 1 && asksForTurn(request.prompt)
  const isLoop = asksForLoop(request.prompt)
  const used: string[] = []
  for (const [place, { brief, variation }] of ordered.entries()) {
    const random = createRandom(request.seed, `variation-${variation}`)
    const { width, height, durationSeconds, watermark: hasMark } = request
    const planned = planShots({
      ...setting,
      isEachShown,
      isTurning,
      isLoop,
      width,
      height,
      durationSeconds,
      hasMark,
      brief,
      pictures,
      random,
      used,
    })
    // A film without sound keeps the tempo, in case music is added later.
    const { beat } = tempoOf(musicFor(request, brief, variation))
    const leadSeconds = Math.ceil(STANDS_SECONDS / beat) * beat
    const shots = onTheBeat(planned, beat)
    const film = makeFilm(shots, { isLoop, leadSeconds })
    yield { shots, film, brief, place, variation, isRecognised, isLoop }
  }
}

/** By then the words of a shot have settled. */
const STANDS_SECONDS = 0.9

const frameCountOf = ({ durationSeconds, fps }: GenerationRequest) =>
  Math.round(durationSeconds * fps)

function musicFor(request: GenerationRequest, brief: Brief, variation: number): MusicRequest {
  const seed = request.seed + variation
  return { mood: chooseMood(brief, seed), seconds: frameCountOf(request) / request.fps, seed }
}

export interface RenderRequest {
  request: GenerationRequest
  progress: Progress
  film: Film
  brief: Brief
  variation: number
  /** Its index among the task's films, if it isn't the variation. */
  place?: number
  /** Whether the recognition model cut out what it shows. */
  isRecognised?: boolean
  isLoop?: boolean
}

/** Draws and encodes a film of the requested length, with music if requested. */
export async function renderFilm({
  request,
  progress,
  film,
  brief,
  variation,
  place = variation,
  isRecognised,
  isLoop,
}: RenderRequest): Promise<OutputFile> {
  const { width, height, fps, count, workDir } = request
  const frameCount = frameCountOf(request)
  const file = join(workDir, `result-${place + 1}.mp4`)
  const audioFile = request.generateAudio
    ? await writeMusic({
        ...musicFor(request, brief, variation),
        effects: film.effects,
        isLoop,
        folder: workDir,
      })
    : undefined
  const stage = createStage(request)
  const hasPictures = request.images.length > 0 || request.startFrame !== undefined
  await encodeVideo({
    width,
    height,
    fps,
    frameCount,
    audioFile,
    file,
    provenance: engineProvenance(hasPictures ? 'composite' : 'algorithmicMedia', { isRecognised }),
    signal: progress.signal,
    frame(index) {
      film.draw(stage.next(), index / fps)
      return stage.pixels()
    },
    onFrame: (index) => progress.report((place + (index / frameCount) * 0.97) / count, 'rendering'),
  })
  const output: OutputFile = { path: file, mimeType: 'video/mp4', kind: 'video' }
  progress.made?.(output)
  return output
}
