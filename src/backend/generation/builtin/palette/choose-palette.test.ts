import { expect, test } from 'vitest'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { choosePalette } from './choose-palette.ts'
import { contrast, fromHex, toHex } from './color.ts'

const PROMPTS = [
  'Luxury perfume',
  'Kids party fun',
  'Yellow lemon soda',
  'Tech app neon',
  'Organic garden tea',
  'Black friday sale',
  'Sneakers',
]

test.each(PROMPTS)('every pair of colours that carries text is readable: %s', (prompt) => {
  const brief = understand(prompt, 'en')
  for (let seed = 0; seed < 150; seed += 1) {
    const palette = choosePalette(brief, { objectHue: seed * 7 }, createRandom(seed))
    expect(contrast(palette.ink, palette.ground), `ink, seed ${seed}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.muted, palette.ground), `muted, seed ${seed}`).toBeGreaterThanOrEqual(
      4.5,
    )
    expect(
      contrast(palette.onAccent, palette.accent),
      `on accent, seed ${seed}`,
    ).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour named in the prompt is the colour of the ad', () => {
  const brief = understand('Green tea on a green background', 'en')
  const hues = [1, 2, 3, 4].map(
    (seed) => choosePalette(brief, { objectHue: 20 }, createRandom(seed)).hue,
  )
  for (const hue of hues) expect(Math.abs(hue - 150)).toBeLessThan(15)
})

test('hex to OKLCH and back is the same colour', () => {
  for (const hex of ['#000000', '#ffffff', '#3366cc', '#ff8800', '#123456']) {
    expect(toHex(fromHex(hex))).toBe(hex)
  }
})
