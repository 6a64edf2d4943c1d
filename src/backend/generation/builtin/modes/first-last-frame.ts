import { ImageData } from '@napi-rs/canvas'
import { easeInOut, smooth } from '../../../../contract/easing.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { reframe } from '../edit/reframe.ts'
import { markLayer } from '../layout/mark.ts'
import type { Film } from '../motion/film.ts'
import { readPixels } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import { readBrief } from '../prompt/read-brief.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { type InBetween, inBetween } from '../video/in-between.ts'
import { layoutMorph } from '../video/layout-morph.ts'
import { hasLettering } from '../video/lettering.ts'
import { renderFilm } from './text-to-video.ts'

/** A film that starts on one picture and ends on the other. */
export async function firstLastFrame(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const first = request.startFrame ?? request.images[0]
  const last = request.endFrame ?? request.images[request.startFrame ? 0 : 1]
  if (!first || !last)
    throw new ProviderError('media_unreadable', 'A start and an end frame are needed.')
  // An ad is shown whole, whatever its shape; a photograph is cropped to its subject.
  const read = async (path: string) => {
    const pixels = await readPixels(path)
    return reframe(pixels, request, hasLettering(pixels) ? 'extend' : 'crop')
  }
  const [begin, end] = [await read(first.path), await read(last.path)]
  const isWritten = hasLettering(begin) || hasLettering(end)
  const draw = isWritten ? layoutMorph(begin, end) : inBetween(begin, end)
  const brief = readBrief(request)
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    const film = wayFilm(request, brief, draw, variation)
    outputs.push(await renderFilm({ request, progress, film, brief, variation }))
  }
  return outputs
}

/** Variations differ in rhythm: held ends, an even pace, a late rush. */
const RHYTHMS = [
  easeInOut,
  smooth,
  (t: number) => smooth(t ** 1.8),
  (t: number) => smooth(t ** 0.6),
]

function wayFilm(
  request: GenerationRequest,
  brief: Brief,
  draw: InBetween,
  variation: number,
): Film {
  const { width, height, durationSeconds, fps, seed, watermark } = request
  const random = createRandom(seed, `variation-${variation}`)
  const rhythm = RHYTHMS[variation % RHYTHMS.length]!
  const mark = watermark
    ? markLayer({ width, height }, brief.labels.mark, choosePairing(brief, random).text)
    : null
  const image = new ImageData(width, height)
  // The last frame, not the moment after it, shows the last picture.
  const lastMoment = Math.max(1 / fps, durationSeconds - 1 / fps)
  return {
    draw(ctx, time) {
      draw({ width, height, data: image.data }, rhythm(Math.min(1, time / lastMoment)))
      ctx.putImageData(image, 0, 0)
      mark?.paint(ctx)
    },
  }
}
