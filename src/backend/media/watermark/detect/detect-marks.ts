import { grown, type Rect, within } from '../geometry.ts'
import { WatermarkRefusal } from '../refusal.ts'
import type { VideoSource } from '../video/source.ts'
import { type FoundMark, findMarks } from './find-marks.ts'
import { readSmall } from './read-small.ts'
import { ActivityMeter, type Grey, greyOf } from './sights.ts'
import { switchPlaces } from './switch-places.ts'
import { frameStep, smallSize, windowsOver } from './windows.ts'

/** Pictures kept from the whole video. */
const SAMPLES = 96

/**
 * Room around marks that come and go, as a share of the picture's width: a cut-off rim isn't learned, and passing
 * things disturb.
 */
const SWITCHING_ROOM = 0.003

/** Searches a video for marks, in stored-picture coordinates. */
export async function detectMarks(
  source: VideoSource,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<FoundMark[]> {
  const size = smallSize(source.stored)
  const windows = windowsOver(source)
  const fps = source.fps / frameStep(source)
  const meter = new ActivityMeter(size)
  const samples: Grey[] = []
  const switching: Rect[] = []
  for (const [index, window] of windows.entries()) {
    meter.restart()
    const frames: Grey[] = []
    const expected = Math.max(1, window.seconds * fps)
    for await (const frame of readSmall(source, window, signal)) {
      meter.add(frame)
      frames.push(greyOf(frame))
      onShare(Math.min(1, (index + frames.length / expected) / windows.length))
    }
    const step = Math.max(1, Math.ceil((frames.length * windows.length) / SAMPLES))
    samples.push(...frames.filter((_, at) => at % step === 0))
    switching.push(...switchPlaces(size, frames, fps))
  }
  if (samples.length === 0) {
    throw new WatermarkRefusal('not_a_video', 'The video holds no frames.')
  }
  const found = findMarks({ ...size, samples, activity: meter.mean() }, switching)
  const across = source.stored.width / size.width
  const down = source.stored.height / size.height
  return found.map(({ x, y, w, h, ...mark }) => {
    const room = mark.kind === 'switching' ? Math.round(SWITCHING_ROOM * source.stored.width) : 0
    const place = { x: x * across, y: y * down, w: w * across, h: h * down }
    return { ...mark, ...within(grown(place, room), source.stored) }
  })
}
