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
  expect(grounds('Two-bed flat to let in Leeds, £900 a month').some(isRed)).toBe(true)
  expect(grounds('Two-bed flat to let in Leeds, £900 a month. Please avoid red').some(isRed)).toBe(
    false,
  )
})
