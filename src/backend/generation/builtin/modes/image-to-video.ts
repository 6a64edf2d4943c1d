import { ImageData } from '@napi-rs/canvas'
import { easeInOut, progressBetween, smooth } from '../../../../contract/easing.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { readInstruction } from '../edit/read-instruction.ts'
import { reframe } from '../edit/reframe.ts'
import { headsOf } from '../faces/heads.ts'
import { cover, type Rect, rect, type Size } from '../geometry.ts'
import { markLayer } from '../layout/mark.ts'
import type { Film } from '../motion/film.ts'
import { asksForLoop, asksForLoopAlone } from '../motion/loop.ts'
import { CONFIDENCE_SURE, cutOut, recognise } from '../picture/cut-out.ts'
import { readPixels } from '../picture/picture.ts'
import type { Progress } from '../progress.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom, type Random } from '../random.ts'
import { choosePairing } from '../type/pairing.ts'
import { cameraBefore, namesMovement, readCamera } from '../video/camera.ts'
import { depthField } from '../video/depth.ts'
import { hasLettering } from '../video/lettering.ts'
import { lightSweep } from '../video/light-sweep.ts'
import { particles } from '../video/particles.ts'
import { type Raster, warp } from '../video/warp.ts'
import { liftWords } from '../video/word-layer.ts'
import { renderFilm, textToVideo } from './text-to-video.ts'

/**
 * Animates pictures. Words meant for readers make it an ad film around the pictures; a prompt
 * about movement alone moves the camera through the picture itself.
 */
export async function imageToVideo(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const { ad, pixels, isFinished, brief } = await readWish(request, progress)
  if (ad || !pixels) return textToVideo(ad ?? request, progress)
  // An ad's words are shown whole, whatever the shape of the film.
  const shown = isFinished ? await reframe(pixels, request, 'extend') : pixels
  const words = isFinished ? (liftWords(shown).box ?? frameOf(request)) : null
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    const random = createRandom(request.seed, `variation-${variation}`)
    const film = cameraFilm({ request, pixels: shown, brief, words, random })
    outputs.push(await renderFilm({ request, progress, film, brief, variation }))
  }
  return outputs
}

/** The request for an ad film around the pictures; null if the camera moves through one of them instead. */
export const adFilmOf = async (
  request: GenerationRequest,
  progress: Pick<Progress, 'matteOf'>,
): Promise<GenerationRequest | null> => (await readWish(request, progress)).ad

/** What to do with the pictures, and what was recognized in the first one. */
async function readWish(request: GenerationRequest, progress: Pick<Progress, 'matteOf'>) {
  const files = [...(request.startFrame ? [request.startFrame] : []), ...request.images]
  const [first] = files
  if (!first) throw new ProviderError('media_unreadable', 'There is no picture to animate.')
  const { brief, wantsAd, quotes } = readInstruction(request.prompt, request.language)
  const ad = { ...request, images: files }
  if (wantsAd || quotes.length > 0) return { ad, brief, pixels: null, isFinished: false }
  const pixels = await readPixels(first.path)
  const { prompt } = request
  const isMovement = prompt.trim() === '' || namesMovement(prompt) || asksForLoopAlone(prompt)
  const isFinished = hasLettering(pixels)
  if (!isMovement) await recognise(pixels, first.path, progress.matteOf)
  // Letters may be on a product's label; but an ad's lettering must never be cut out.
  const enough = isFinished ? LABEL_CONFIDENCE : CONFIDENCE_SURE
  const isObject = !isMovement && (cutOut(pixels)?.confidence ?? 0) >= enough
  return { ad: isObject ? ad : null, brief, pixels, isFinished }
}

const LABEL_CONFIDENCE = 0.9

/** How far near and far parts shift against each other, as a share of the frame's mean edge. */
const PARALLAX = 0.035

interface CameraFilm {
  request: GenerationRequest
  pixels: Raster
  brief: Brief
  /** Where a finished ad's words are; the ad moves as a whole and keeps them in the frame. */
  words: Rect | null
  random: Random
}

/** The camera's target: the middle, or as near to the heads as the edges of the picture allow. */
function focusOf(pixels: Raster, window: Size): { x: number; y: number } {
  const isCut = window.width < pixels.width * 0.98 || window.height < pixels.height * 0.98
  const heads = isCut ? headsOf(pixels) : null
  const at = (from: number, length: number, seen: number, whole: number) =>
    Math.min(Math.max(from + length / 2, seen / 2), whole - seen / 2)
  return heads
    ? {
        x: at(heads.x, heads.width, window.width, pixels.width),
        y: at(heads.y, heads.height, window.height, pixels.height),
      }
    : { x: pixels.width / 2, y: pixels.height / 2 }
}

const frameOf = ({ width, height }: Size): Rect => rect(0, 0, width, height)

function cameraFilm({ request, pixels, brief, words, random }: CameraFilm): Film {
  const { width, height, durationSeconds, prompt } = request
  const asked = readCamera(prompt, random)
  const camera = words ? cameraBefore(words, pixels, asked) : asked
  const isLoop = asksForLoop(prompt)
  // Unrequested dust would jump when the loop restarts.
  const floating = isLoop && camera.particles === 'dust' ? 'none' : camera.particles
  const motes = particles(floating, { width, height }, random.fork('particles'))
  const mark = request.watermark
    ? markLayer({ width, height }, brief.labels.mark, choosePairing(brief, random).text)
    : null
  const image = new ImageData(width, height)
  const field = depthField(pixels)
  const place = cover(pixels, rect(0, 0, width, height))
  const perPixel = pixels.width / place.width
  const focus = focusOf(pixels, { width: width * perPixel, height: height * perPixel })
  const sway = Math.sqrt(width * height) * PARALLAX * camera.parallax * perPixel
  const between = ([from, to]: [number, number], t: number) => from + (to - from) * t
  return {
    draw(ctx, time) {
      const way = time / durationSeconds
      // There and back, so that the end leads into the beginning.
      const t = smooth(isLoop ? 1 - Math.abs(1 - 2 * way) : way)
      const zoom = between(camera.zoom, t)
      const scale = perPixel / zoom
      const centre = {
        x: width / 2 + between(camera.x, t) * width,
        y: height / 2 + between(camera.y, t) * height,
      }
      warp({ width, height, data: image.data }, pixels, {
        scale,
        x: focus.x - centre.x * scale,
        y: focus.y - centre.y * scale,
        field,
        strength: [sway * Math.sin((t - 0.5) * Math.PI), sway * 0.4 * Math.cos(t * Math.PI)],
      })
      ctx.putImageData(image, 0, 0)
      const sweep = progressBetween(time, durationSeconds * 0.3, durationSeconds * 0.75)
      lightSweep(ctx, { width, height }, easeInOut(sweep))
      motes(ctx, time)
      mark?.paint(ctx)
    },
  }
}
