import { probeMedia } from '../../../media/probe.ts'
import { surface } from '../canvas.ts'
import { headsOf } from '../faces/heads.ts'
import { type Rect, rect, type Size, unionOf } from '../geometry.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { readFrames } from '../video/read-frames.ts'

/** Frames sampled across the whole film. */
const MOMENTS = 8
/** How many of those are searched for faces, which costs more processor time than anything else. */
const SEARCHED = 3
/** Long edge of the sampled frames: enough to see where text fits. */
const LONG_EDGE = 960

/** All sampled moments of a film combined. */
interface Moments {
  picture: Picture
  /** The box around every head in them; null if there are none. */
  heads: Rect | null
}

/**
 * Combines a film's moments into one picture: each pixel is taken from the frame in which it differs most from its
 * mean. A part that is calm in it is calm throughout, and ink that is readable on it is readable on every frame.
 */
export async function momentsOf(file: string, signal: AbortSignal): Promise<Moments> {
  const { width, height, durationSeconds } = await probeMedia(file, { signal })
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const fps = MOMENTS / Math.max(0.1, durationSeconds)
  const asked = {
    file,
    fps,
    filters: [],
    fromSeconds: 0,
    seconds: durationSeconds,
    ...size,
    signal,
  }
  const frames: Buffer[] = []
  for await (const frame of readFrames(asked)) frames.push(Buffer.from(frame))
  const picture = pictureFromPixels({ data: mostApart(frames, size), ...size }, false)
  return enlarged({ picture, heads: headsInAll(frames, size) }, { width, height })
}

function headsInAll(frames: readonly Buffer[], size: Size): Rect | null {
  const step = (frames.length - 1) / Math.max(1, SEARCHED - 1)
  const searched = new Set(Array.from({ length: SEARCHED }, (_, n) => frames[Math.round(n * step)]))
  const found = [...searched].flatMap((data) => (data && headsOf({ data, ...size })) ?? [])
  return found.length > 0 ? unionOf(found) : null
}

/** For each pixel, the frame whose lightness is furthest from the mean. */
export function mostApart(frames: readonly Buffer[], { width, height }: Size): Buffer {
  const result = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < result.length; at += 4) {
    let sum = 0
    for (const frame of frames) sum += lightAt(frame, at)
    const mean = sum / frames.length
    let most = -1
    for (const frame of frames) {
      const apart = Math.abs(lightAt(frame, at) - mean)
      if (apart <= most) continue
      most = apart
      frame.copy(result, at, at, at + 3)
    }
  }
  return result
}

const lightAt = (frame: Buffer, at: number): number =>
  frame[at]! * 0.3 + frame[at + 1]! * 0.59 + frame[at + 2]! * 0.11

/** The moments scaled to the size of the film, in even pixels. */
function enlarged({ picture, heads }: Moments, film: Size): Moments {
  const [width, height] = [even(film.width), even(film.height)]
  const { canvas, ctx } = surface(width, height)
  ctx.drawImage(picture.canvas, 0, 0, width, height)
  const scale = width / picture.width
  return {
    picture: { ...picture, canvas, width, height },
    heads:
      heads && rect(heads.x * scale, heads.y * scale, heads.width * scale, heads.height * scale),
  }
}

/** Video encoding needs even dimensions. */
const even = (length: number) => Math.max(2, Math.floor(length / 2) * 2)
