import { expect, test } from 'vitest'
import { FIRST_SUBTITLE_STYLE, type SubtitleStyle } from '../../../../contract/subtitles.ts'
import { setCue, type Typesetting } from './set-cue.ts'
import { type SubtitleFilm, subtitleFilm } from './subtitle-film.ts'

const setting = (style: Partial<SubtitleStyle> = {}): Typesetting => ({
  width: 540,
  height: 960,
  style: { ...FIRST_SUBTITLE_STYLE, ...style },
  language: 'en',
  zone: null,
  brand: null,
})
const cue = (from_ms: number, to_ms: number, text: string) => ({ from_ms, to_ms, text })

const film = (cues: ReturnType<typeof cue>[], style?: Partial<SubtitleStyle>): SubtitleFilm => {
  const made = subtitleFilm(cues, setting(style))
  if (!made) throw new Error('There are words.')
  return made
}

/** Numbers of the band's rows in which something is drawn. */
function drawnRows({ band, at }: SubtitleFilm, seconds: number): number[] {
  const pixels = at(seconds)
  return Array.from({ length: band.height }, (_, row) => row).filter((row) => {
    const from = row * band.width * 4
    return pixels
      .subarray(from, from + band.width * 4)
      .some((value, at) => at % 4 === 3 && value > 0)
  })
}

test('[R1.09] words are there while they are said, and only then', () => {
  const made = film([cue(1_000, 2_000, 'Slow mornings'), cue(3_000, 4_000, 'Cold brew')])
  const isShown = [0.9, 1, 1.9, 2, 2.9, 3.5, 4].map((at) => drawnRows(made, at).length > 0)
  expect(isShown).toEqual([false, true, true, false, false, true, false])
})

test('[R1.09] of two cues at once none covers the other, and the first keeps its place', () => {
  const made = film([cue(0, 4_000, 'Who spoke first'), cue(2_000, 3_000, 'Who joins in')])
  const alone = drawnRows(made, 1)
  const both = drawnRows(made, 2.5)
  expect(both.slice(-alone.length)).toEqual(alone)
  const above = both.filter((row) => row < alone[0]!)
  expect(above.length).toBeGreaterThan(20)
  // Free rows separate them.
  expect(alone[0]! - above.at(-1)!).toBeGreaterThan(4)
})

test.each([
  ['th', 'อยู่บ้านก็ดื่มกาแฟเย็นที่นี่ได้ทุกเช้าไม่ต้องรีบ'],
  ['ja', '朝はゆっくり、冷たいコーヒーを。送料は今週だけ無料です'],
  ['zh', '慢一点的早晨，从一杯冷萃咖啡开始，本周免运费'],
  ['ko', '느긋한 아침에는 차가운 커피 한 잔, 이번 주 무료 배송'],
  ['vi', 'Buổi sáng thong thả với cà phê ủ lạnh, tuần này miễn phí giao hàng'],
  ['de', 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlüssel'],
])('[R1.09] a long line in %s is broken inside the safe zone and loses no letter', (_, text) => {
  const { lines, width } = setCue(cue(0, 1_000, text), setting({ size: 'large' }))
  expect(width).toBeLessThanOrEqual(540 * 0.86)
  const said = lines.flatMap(({ block }) => block.lines.map((line) => line.text)).join('')
  expect(said.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
})

test('[R1.09] the word that is said stands out, and the next one after it, in a script without spaces', () => {
  const text = 'กาแฟเย็นตอนเช้า'
  const made = film([cue(0, 3_000, text)], { look: 'highlight', accent: '#ff0000' })
  const middleOfRed = (seconds: number) => {
    const pixels = made.at(seconds)
    const places: number[] = []
    for (let at = 0; at < pixels.length; at += 4)
      if (pixels[at]! > 200 && pixels[at + 1]! < 60) places.push((at / 4) % made.band.width)
    return places.reduce((sum, place) => sum + place, 0) / places.length
  }
  const [first, last] = [middleOfRed(0.2), middleOfRed(2.8)]
  expect(first).toBeLessThan(made.band.width / 2)
  expect(last).toBeGreaterThan(made.band.width / 2)
})

test('[R1.09] words whose letters no font has are refused by name, and never left out unsaid', () => {
  expect(() => film([cue(0, 1_000, 'Hello'), cue(1_000, 2_000, 'مرحبا بكم')])).toThrow(
    expect.objectContaining({
      code: 'instruction_not_supported',
      details: { words: 'مرحبا بكم' },
    }),
  )
})
