import type { Thumbs } from './thumbs'

interface Strip {
  thumbs: Thumbs | null
  peaks: string
  perSecond: number
  /** The shown part of the source, in seconds. */
  from: number
  to: number
  /** In CSS pixels: an element whose size is still animating would report a wrong one. */
  width: number
}

/** Share of the height for the sound. */
const SOUND_SHARE = 0.3

/** Draws the thumbnails of a clip side by side, with its sound below. */
export function drawStrip(canvas: HTMLCanvasElement, strip: Strip): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = Math.min(2, devicePixelRatio)
  const width = Math.min(8_192, Math.round(strip.width * scale))
  const height = Math.round(canvas.clientHeight * scale)
  canvas.width = width
  canvas.height = height
  const { thumbs, peaks, from, to } = strip
  const top = peaks && thumbs ? Math.round(height * (1 - SOUND_SHARE)) : height
  if (thumbs) drawPictures(context, { thumbs, width, height: top, from, to })
  const bars = thumbs ? { y: top, height: height - top } : { y: 0, height }
  context.fillStyle = getComputedStyle(canvas).color
  if (peaks) drawBars(context, { ...strip, width, ...bars, scale })
}

function drawPictures(
  context: CanvasRenderingContext2D,
  strip: { thumbs: Thumbs; width: number; height: number; from: number; to: number },
): void {
  const { thumbs, width, height, from, to } = strip
  const { pictures, every } = thumbs
  const [first] = pictures
  if (!(first instanceof HTMLCanvasElement)) return
  const wide = Math.max(8, (height * first.width) / first.height)
  for (let x = 0; x < width; x += wide) {
    const at = from + ((x + wide / 2) / width) * (to - from)
    const picture = pictures[Math.max(0, Math.min(pictures.length - 1, Math.floor(at / every)))]
    if (picture) context.drawImage(picture, x, 0, wide, height)
  }
}

function drawBars(
  context: CanvasRenderingContext2D,
  bars: Omit<Strip, 'thumbs'> & { y: number; height: number; scale: number },
): void {
  const { peaks, perSecond, from, to, width, y, height, scale } = bars
  const step = 3 * scale
  for (let x = 0; x < width; x += step) {
    const at = Math.floor((from + (x / width) * (to - from)) * perSecond)
    const loud = Number.parseInt(peaks[at] ?? '0', 36) / 35
    const high = Math.max(scale, loud * height * 0.9)
    context.fillRect(x, y + (height - high) / 2, step * 0.6, high)
  }
}
