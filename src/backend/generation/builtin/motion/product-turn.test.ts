import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { surface } from '../canvas.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { createStage } from '../video/stage.ts'
import { makeFilm } from './film.ts'
import { planShots } from './plan-shots.ts'
import { asksForTurn, turnAt } from './product-turn.ts'

const SIZE = { width: 320, height: 320 }
const SECONDS = 6

/** A cut-out box of one color. */
function side(red: number, green: number, blue: number, width: number): Picture {
  const { ctx } = surface(width, 120)
  ctx.fillStyle = `rgb(${red} ${green} ${blue})`
  ctx.fillRect(0, 0, width, 120)
  const { data } = ctx.getImageData(0, 0, width, 120)
  const pixels = { data: Buffer.from(data), width, height: 120 }
  return { ...pictureFromPixels(pixels, true), isCutOut: true }
}

const SIDES = [side(0, 255, 0, 80), side(0, 0, 255, 60), side(255, 0, 255, 90)]
const COLOURS = [
  (r: number, g: number, b: number) => g > 200 && r < 80 && b < 80,
  (r: number, g: number, b: number) => b > 200 && r < 80 && g < 80,
  (r: number, g: number, b: number) => r > 200 && b > 200 && g < 80,
]

test('[R1.04] every view of a product comes round, on one floor, and none of its frames is bare', () => {
  const plan = { ...SIZE, pictures: SIDES, durationSeconds: SECONDS, hasMark: false, used: [] }
  const brief = understand('New speaker “Hear it all”, rotating', 'en')
  const shots = planShots({ ...plan, brief, random: createRandom(4), isTurning: true })
  const film = makeFilm(shots)
  const stage = createStage(SIZE)
  const seen = [0, 0, 0]
  for (let time = 0.8; time < SECONDS; time += 0.1) {
    film.draw(stage.next(), time)
    const counts = countsOf(stage.pixels())
    for (const [index, count] of counts.entries()) seen[index] = Math.max(seen[index] ?? 0, count)
    expect(Math.max(...counts), `at ${time.toFixed(1)} s`).toBeGreaterThan(20)
  }
  for (const count of seen) expect(count).toBeGreaterThan(900)
})

test('a view from the front is as wide as it is, from the edge nearly nothing', () => {
  const widths = Array.from({ length: 60 }, (_, step) => turnAt(step / 10, 6, 3).width)
  expect(Math.max(...widths)).toBeCloseTo(1, 5)
  expect(Math.min(...widths)).toBeLessThan(0.4)
  expect(turnAt(0.5, 6, 3)).toEqual({ view: 0, width: 1 })
})

test('turning is asked for in every language, and not by every prompt', () => {
  const asks = [
    ...[
      '旋转展示这款耳机',
      'Rotating headphones',
      'Auriculares girando',
      'Der Kopfhörer dreht sich',
    ],
    ...[
      'Le casque tourne',
      'ヘッドホンが回転する',
      '헤드폰이 회전하는 영상',
      'Fone girando',
      'หูฟังหมุนรอบ',
    ],
    'Tai nghe xoay',
  ]
  expect(asks).toHaveLength(LANGUAGES.length)
  for (const ask of asks) expect(asksForTurn(ask), ask).toBe(true)
  expect(asksForTurn('Headphones for your return home')).toBe(false)
})

function countsOf(rgba: Uint8Array | Uint8ClampedArray): number[] {
  const counts = [0, 0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    const index = COLOURS.findIndex((is) => is(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!))
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}
