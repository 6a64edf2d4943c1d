import { expect, test } from 'vitest'
import { contrast, fromHex, luminance, readable, shade, toHex, withAlpha } from './color.ts'

/** As published by the author of the color space, to three digits. */
test.each([
  ['#ff0000', 0.628, 0.258, 29.2],
  ['#00ff00', 0.866, 0.295, 142.5],
  ['#0000ff', 0.452, 0.313, 264.1],
  ['#ffff00', 0.968, 0.211, 109.8],
])('%s has the lightness, chroma and hue of OKLCH', (hex, l, c, h) => {
  const colour = fromHex(hex)
  expect(colour.l).toBeCloseTo(l, 3)
  expect(colour.c).toBeCloseTo(c, 3)
  expect(colour.h).toBeCloseTo(h, 1)
})

test('a colour survives the way into OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#808080', '#c24a2a', '#0f5a8c', '#37b34a', '#f2e3c9'])
    expect(toHex(fromHex(hex))).toBe(hex)
})

test('a colour that no screen has keeps lightness and hue and gives up chroma', () => {
  const { l, c, h } = fromHex(toHex({ l: 0.7, c: 0.4, h: 200 }))
  expect(l).toBeCloseTo(0.7, 2)
  expect(Math.abs(h - 200)).toBeLessThan(3)
  expect(c).toBeLessThan(0.2)
  expect(c).toBeGreaterThan(0.08)
})

test('luminance and contrast are those of WCAG', () => {
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4)
  expect(luminance('#00ff00')).toBeCloseTo(0.7152, 4)
  expect(luminance('#0000ff')).toBeCloseTo(0.0722, 4)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test.each(['#ffffff', '#101014', '#c24a2a', '#777777', '#767676', '#3b6ea5', '#ffd166'])(
  'any colour becomes readable on %s, and none is changed that is',
  (ground) => {
    for (const colour of ['#c24a2a', '#88aa33', '#2233aa', ground])
      expect(contrast(readable(colour, ground), ground)).toBeGreaterThanOrEqual(4.5)
    const [strong] = ['#000000', '#ffffff'].filter((colour) => contrast(colour, ground) >= 4.5)
    expect(readable(strong!, ground)).toBe(strong)
  },
)

test('alpha is a byte behind the colour, and a shade never leaves the range', () => {
  expect(withAlpha('#aabbcc', 0.5)).toBe('#aabbcc80')
  expect(withAlpha('#aabbccdd', 2)).toBe('#aabbccff')
  expect(withAlpha('#aabbcc', 0.01)).toBe('#aabbcc03')
  expect(shade('#808080', { l: 1 })).toBe('#ffffff')
  expect(shade('#808080', { l: -1 })).toBe('#000000')
})
