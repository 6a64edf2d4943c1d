import { expect, test } from 'vitest'
import { placing, wholeIn } from './placing'

const WIDE = { width: 160, height: 90 }
const TALL = { width: 90, height: 160 }

test('a picture that goes in as a whole touches two sides', () => {
  expect(wholeIn(WIDE, { width: 1, height: 1 })).toEqual({ x: 0, y: 0.21875, w: 1, h: 0.5625 })
  expect(wholeIn(TALL, { width: 1, height: 1 })).toEqual({ x: 0.21875, y: 0, w: 0.5625, h: 1 })
})

/** Computes in pixels of the frame what ffmpeg does: crop, scale, and crop or pad. */
function rendered(clip: Parameters<typeof placing>[0], source: typeof WIDE, frame: typeof WIDE) {
  const { x, y, w, h } = clip.crop ?? { x: 0, y: 0, w: 1, h: 1 }
  const kept = { width: source.width * w, height: source.height * h }
  const ways = [frame.width / kept.width, frame.height / kept.height]
  const scale = clip.fit === 'fill' ? Math.max(...ways) : Math.min(...ways)
  const at = clip.fit === 'fill' ? clip.focus : 0.5
  const left = (frame.width - kept.width * scale) * at
  const top = (frame.height - kept.height * scale) * at
  return {
    left: left - x * source.width * scale,
    top: top - y * source.height * scale,
    width: source.width * scale,
    height: source.height * scale,
  }
}

test.each([
  { fit: 'fill', focus: 0, crop: { x: 0, y: 0, w: 0.5, h: 1 } },
  { fit: 'fill', focus: 0.5, crop: { x: 0.5, y: 0.25, w: 0.5, h: 0.5 } },
  { fit: 'fill', focus: 1, crop: { x: 0.1, y: 0.2, w: 0.8, h: 0.1 } },
  { fit: 'whole', focus: 0, crop: { x: 0.4, y: 0, w: 0.2, h: 1 } },
  { fit: 'whole', focus: 1, crop: { x: 0, y: 0.5, w: 1, h: 0.3 } },
] as const)('$fit $crop stands in the frame as it is rendered', (clip) => {
  for (const [source, frame] of [
    [WIDE, TALL],
    [TALL, WIDE],
    [WIDE, WIDE],
  ] as const) {
    const { left, top, width, height } = placing(clip, source, frame)
    const meant = rendered(clip, source, frame)
    expect(parseFloat(String(left)) / 100).toBeCloseTo(meant.left / frame.width, 5)
    expect(parseFloat(String(width)) / 100).toBeCloseTo(meant.width / frame.width, 5)
    expect(parseFloat(String(top)) / 100).toBeCloseTo(meant.top / frame.height, 5)
    expect(parseFloat(String(height)) / 100).toBeCloseTo(meant.height / frame.height, 5)
  }
})

test('what is cut off is not shown, and without a crop nothing is', () => {
  const clip = { fit: 'whole', focus: 0.5, crop: { x: 0.1, y: 0.2, w: 0.5, h: 0.4 } } as const
  expect(placing(clip, WIDE, TALL).clipPath).toBe('inset(20% 40% 40% 10%)')
  expect(placing({ ...clip, crop: undefined }, WIDE, TALL)).toEqual({
    ...{ width: '100%', height: '100%', objectFit: 'contain', objectPosition: 'center' },
  })
})
