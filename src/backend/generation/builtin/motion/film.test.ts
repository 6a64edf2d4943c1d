import { expect, test } from 'vitest'
import { silence } from '../audio/instruments.ts'
import { composeMusic, tempoOf } from '../audio/music.ts'
import type { Picture } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { createStage } from '../video/stage.ts'
import { makeFilm, TRANSITION_SECONDS } from './film.ts'
import { onTheBeat, planShots } from './plan-shots.ts'

const SIZE = { width: 160, height: 90 }

function shots(durationSeconds: number) {
  const brief = understand('Cold brew coffee for slow mornings, 20% off', 'en')
  const pictures: Picture[] = []
  const random = createRandom(5)
  const plan = { ...SIZE, brief, pictures, random, durationSeconds, hasMark: false, used: [] }
  return planShots(plan)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test.each([3, 7, 15, 30])(
  '[R1.04] in %i seconds every change of shot is on the beat',
  (seconds) => {
    const { beat } = tempoOf({ mood: 'energetic', seconds, seed: 3 })
    const timed = onTheBeat(shots(seconds), beat, TRANSITION_SECONDS)
    expect(sum(timed.map((shot) => shot.seconds))).toBeCloseTo(seconds, 6)
    for (const [index, shot] of timed.slice(0, -1).entries()) {
      expect(shot.seconds).toBeGreaterThanOrEqual(1)
      const change = sum(timed.slice(0, index + 1).map((one) => one.seconds))
      const beats = (change + TRANSITION_SECONDS / 2) / beat
      expect(Math.abs(beats - Math.round(beats))).toBeLessThan(1e-6)
    }
  },
)

test('what moves is heard: each change of shot rushes and the badge pops', () => {
  const planned = shots(9)
  const { effects = [] } = makeFilm(planned, createRandom(1))
  const rushes = effects.filter(({ kind }) => kind === 'whoosh')
  expect(rushes).toHaveLength(planned.length - 1)
  const music = { mood: 'calm', seconds: 9, seed: 1 } as const
  const [plain, heard] = [composeMusic(music), composeMusic({ ...music, effects })]
  const change = Math.round((rushes[0]?.at ?? 0) * 48_000)
  const apart = silence(0.1).left.map((_, index) =>
    Math.abs((plain.left[change + index] ?? 0) - (heard.left[change + index] ?? 0)),
  )
  expect(Math.max(...apart)).toBeGreaterThan(0.02)
})

test('no moment of a film is empty, and its first frame already shows what it is about', () => {
  const film = makeFilm(shots(6), createRandom(1))
  const stage = createStage(SIZE)
  for (let time = 0; time < 6; time += 0.1) {
    film.draw(stage.next(), time)
    expect(spread(stage.pixels()), `at ${time.toFixed(1)} s`).toBeGreaterThan(12)
  }
})

/** Standard deviation of the green channel: near nothing on an empty frame. */
function spread(pixels: Uint8Array): number {
  const greens = Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4 + 1]!)
  const mean = sum(greens) / greens.length
  return Math.sqrt(sum(greens.map((value) => (value - mean) ** 2)) / greens.length)
}
