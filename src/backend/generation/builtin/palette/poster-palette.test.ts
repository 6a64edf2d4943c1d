import { expect, test } from 'vitest'
import { readBrief } from '../prompt/read-brief.ts'
import { createRandom } from '../random.ts'
import { fromHex } from './color.ts'
import { posterPalette } from './poster-palette.ts'

const grounds = (prompt: string) =>
  Array.from({ length: 40 }, (_, seed) => {
    const brief = readBrief({ prompt, language: 'en' })
    return fromHex(posterPalette(brief, {}, createRandom(seed)).ground)
  })
const isRed = ({ h, c }: { h: number; c: number }) => c > 0.15 && Math.abs(h - 26) < 12

test('a colour that is named only to be left out is none that chance takes', () => {
  expect(grounds('Jazz on the pier, £9 at the door').some(isRed)).toBe(true)
  expect(grounds('Jazz on the pier, £9 at the door. Please avoid red').some(isRed)).toBe(false)
})

test('a trade keeps to grounds it is at home on, unless a colour is asked for', () => {
  const rate = 'Savings account with 3.1% interest a year, open an account today'
  const isLoud = ({ h, c }: { h: number; c: number }) => c > 0.1 && (h < 110 || h > 330)
  expect(grounds(rate).some(isLoud)).toBe(false)
  expect(grounds(`${rate}. Use a red background`).every(isRed)).toBe(true)
})
