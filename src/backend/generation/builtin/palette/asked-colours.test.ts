import { expect, test } from 'vitest'
import { composeScene } from '../compose-scene.ts'
import { paintScene } from '../paint-scene.ts'
import { readBrief } from '../prompt/read-brief.ts'
import { createRandom } from '../random.ts'

/** Share of the painted picture whose HSV values fit, such as a sector of hue or a range of brightness. */
function shareOf(prompt: string, fits: (hsv: { h: number; s: number; v: number }) => boolean) {
  const brief = readBrief({ prompt, language: 'en' })
  const scene = composeScene({
    width: 240,
    height: 300,
    brief,
    pictures: [],
    random: createRandom(11),
    hasMark: false,
  })
  const { data } = paintScene(scene).getContext('2d').getImageData(0, 0, 240, 300)
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (fits(hsvOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))) found += 1
  return found / (data.length / 4)
}

function hsvOf(r: number, g: number, b: number) {
  const [top, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = top - low || 1
  const sectors: [number, number][] = [
    [r, (g - b) / span],
    [g, 2 + (b - r) / span],
    [b, 4 + (r - g) / span],
  ]
  const sector = sectors.find(([value]) => value === top)?.[1] ?? 0
  return { h: (sector * 60 + 360) % 360, s: top === 0 ? 0 : (top - low) / top, v: top / 255 }
}

test.each([
  ['Shoes for running, free shipping. Navy blue look.', 205, 250, 0, 0.55],
  ['Shoes for running, free shipping. Mint green look.', 90, 175, 0.6, 1],
  ['Shoes for running, free shipping. Red look.', 345, 375, 0.4, 1],
] as const)('the colour named in "%s" fills the ad', (prompt, from, to, dark, light) => {
  const share = shareOf(
    prompt,
    ({ h, s, v }) =>
      ((h >= from && h <= to) || h + 360 <= to) && s > 0.06 && v >= dark && v <= light,
  )
  expect(share).toBeGreaterThan(0.3)
})

test('two colours named leave no place for a third', () => {
  const share = shareOf(
    'Savings account with 4% APY, no fees. Blue and white look.',
    ({ h, s, v }) => s > 0.35 && v > 0.3 && (h < 195 || h > 265),
  )
  expect(share).toBeLessThan(0.01)
})

test('a colour in the name of what is sold gives way to one that is asked for', () => {
  const share = shareOf(
    'Black tea from Assam, 250 g. Orange look.',
    ({ h, s }) => h >= 10 && h <= 45 && s > 0.3,
  )
  expect(share).toBeGreaterThan(0.3)
})
