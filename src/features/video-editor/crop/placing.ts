import type { CSSProperties } from 'react'
import type { Crop, TimelineClip } from '@/contract/timeline'

interface Size {
  width: number
  height: number
}

/** The box of a picture fitted into a frame as a whole, in shares of the frame. */
export function wholeIn({ width, height }: Size, frame: Size): Crop {
  const wider = width / height / (frame.width / frame.height)
  const [w, h] = wider > 1 ? [1, 1 / wider] : [wider, 1]
  return { x: (1 - w) / 2, y: (1 - h) / 2, w, h }
}

/** Position of a picture in the editor's frame, the same as when rendered. */
export function placing(
  { fit, focus, crop }: Pick<TimelineClip, 'fit' | 'focus' | 'crop'>,
  source: Size,
  frame: Size,
): CSSProperties {
  if (crop) return croppedPlacing(fit === 'fill' ? focus : null, crop, source, frame)
  const size = { width: '100%', height: '100%' }
  return fit === 'fill'
    ? { ...size, objectFit: 'cover', objectPosition: `${percent(focus)} ${percent(focus)}` }
    : { ...size, objectFit: 'contain', objectPosition: 'center' }
}

/** Scales the whole picture so that its crop fits, and clips the rest. */
function croppedPlacing(
  focus: number | null,
  { x, y, w, h }: Crop,
  source: Size,
  frame: Size,
): CSSProperties {
  const kept = wholeIn({ width: source.width * w, height: source.height * h }, frame)
  const nearer = focus === null ? 1 : 1 / Math.min(kept.w, kept.h)
  const [width, height] = [(kept.w * nearer) / w, (kept.h * nearer) / h]
  const at = focus ?? 0.5
  return {
    position: 'absolute',
    maxWidth: 'none',
    objectFit: 'fill',
    width: percent(width),
    height: percent(height),
    left: percent((1 - kept.w * nearer) * at - x * width),
    top: percent((1 - kept.h * nearer) * at - y * height),
    clipPath: `inset(${[y, 1 - x - w, 1 - y - h, x].map(percent).join(' ')})`,
  }
}

export const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`
