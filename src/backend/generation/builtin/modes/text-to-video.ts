import { join } from 'node:path'
import type { GenerationRequest, OutputFile } from '../../provider.ts'
import { writeMusic } from '../audio/write-music.ts'
import { composeScene } from '../compose-scene.ts'
import { engineProvenance } from '../credits.ts'
import { encodeVideo } from '../encode.ts'
import type { Progress } from '../make-outputs.ts'
import { type Film, makeFilm, type Shot } from '../motion/film.ts'
import type { Picture } from '../picture/picture.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { createRandom, type Random } from '../random.ts'
import { referencePictures } from './references.ts'

/** Motion graphics from the words and the given pictures, as long as asked to the frame. */
export async function textToVideo(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const brief = understand(request.prompt, request.language)
  const pictures = await referencePictures(request.images, brief)
  const outputs: OutputFile[] = []
  const used: string[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    const random = createRandom(request.seed, `variation-${variation}`)
    const shots = planShots(request, brief, pictures, random, used)
    const film = makeFilm(shots, random.fork('transitions'))
    outputs.push(await renderFilm({ request, progress, film, brief, variation }))
  }
  return outputs
}

/** A short opening that says one thing, then the whole ad; long films show more on the way. */
function planShots(
  request: GenerationRequest,
  brief: Brief,
  pictures: Picture[],
  random: Random,
  used: string[],
): Shot[] {
  const { width, height, durationSeconds } = request
  const compose = (part: Brief, shown: Picture[], label: string) => {
    const scene = composeScene({
      width,
      height,
      brief: part,
      pictures: shown,
      random: random.fork(label),
      look: random.fork('look'),
      hasMark: request.watermark,
      used,
    })
    used.push(scene.layout)
    return scene
  }
  const ending = (seconds: number): Shot => ({ scene: compose(brief, pictures, 'ending'), seconds })
  if (durationSeconds < 4) return [ending(durationSeconds)]
  const hook: Brief = {
    ...brief,
    subline: null,
    offer: null,
    price: null,
    oldPrice: null,
    perks: [],
    cta: '',
  }
  const opening: Shot = {
    scene: compose(hook, pictures.slice(0, 1), 'opening'),
    seconds: Math.min(2.6, durationSeconds * 0.4),
  }
  const middleCount =
    durationSeconds >= 8 ? Math.min(3, Math.floor((durationSeconds - 5) / 2.5)) : 0
  const middle = Array.from({ length: middleCount }, (_, index): Shot => {
    const told = {
      ...brief,
      subline: null,
      cta: '',
      headline: middleWords(brief, index),
      offer: index === 0 ? brief.offer : null,
    }
    const shown = pictures.length > 0 ? [pictures[(index + 1) % pictures.length] as Picture] : []
    return {
      scene: compose(told, shown, `middle-${index}`),
      seconds: Math.max(2.4, (durationSeconds - 6) / middleCount),
    }
  })
  const spent = [opening, ...middle].reduce((sum, shot) => sum + shot.seconds, 0)
  return [opening, ...middle, ending(durationSeconds - spent)]
}

const middleWords = (brief: Brief, index: number): string =>
  [brief.subline, ...brief.perks, brief.price, brief.headline].filter((text) => text !== null)[
    index
  ] ?? brief.headline

export interface RenderRequest {
  request: GenerationRequest
  progress: Progress
  film: Film
  brief: Brief
  variation: number
}

/** Draws and encodes a film of the asked length, with music when asked. */
export async function renderFilm({
  request,
  progress,
  film,
  brief,
  variation,
}: RenderRequest): Promise<OutputFile> {
  const { width, height, fps, durationSeconds, count, workDir } = request
  const frameCount = Math.round(durationSeconds * fps)
  const file = join(workDir, `result-${variation + 1}.mp4`)
  const audioFile = request.generateAudio
    ? await writeMusic({
        moods: brief.moods,
        seconds: frameCount / fps,
        seed: request.seed + variation,
        folder: workDir,
      })
    : undefined
  const hasPictures = request.images.length > 0 || request.startFrame !== undefined
  await encodeVideo({
    width,
    height,
    fps,
    frameCount,
    audioFile,
    file,
    provenance: engineProvenance(hasPictures ? 'composite' : 'algorithmicMedia'),
    signal: progress.signal,
    frame: (index) => film.frameAt(index / fps),
    onFrame: (index) =>
      progress.report((variation + (index / frameCount) * 0.97) / count, 'rendering'),
  })
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}
