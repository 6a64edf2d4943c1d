import { describe, expect, test } from 'vitest'
import { silence } from '../audio/instruments.ts'
import { composeMusic, tempoOf } from '../audio/music.ts'
import { surface } from '../canvas.ts'
import { type Picture, pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { createStage } from '../video/stage.ts'
import { type FilmOptions, makeFilm } from './film.ts'
import { asksForLoop, asksForLoopAlone, withoutLoopOrder } from './loop.ts'
import { onTheBeat } from './on-the-beat.ts'
import { type FilmPlan, planShots } from './plan-shots.ts'
import { HOLD_SECONDS } from './story.ts'

const SIZE = { width: 160, height: 90 }
const BRIEF = understand(
  'Cold brew coffee for slow mornings, 20% off. Roasted on Mondays. Free shipping. Order now.',
  'en',
)

const shots = (durationSeconds: number, plan: Partial<FilmPlan> = {}) =>
  planShots({
    ...SIZE,
    brief: BRIEF,
    pictures: [],
    random: createRandom(5),
    durationSeconds,
    hasMark: false,
    used: [],
    ...plan,
  })

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test.each([3, 7, 15, 30])(
  '[R1.04] in %i seconds every change of shot is on the beat',
  (seconds) => {
    const { beat } = tempoOf({ mood: 'energetic', seconds, seed: 3 })
    const timed = onTheBeat(shots(seconds), beat)
    expect(sum(timed.map((shot) => shot.seconds))).toBeCloseTo(seconds, 6)
    for (const index of timed.slice(0, -1).keys()) {
      const beats = sum(timed.slice(0, index + 1).map((one) => one.seconds)) / beat
      expect(Math.abs(beats - Math.round(beats))).toBeLessThan(1e-6)
    }
  },
)

test('a film has up to five shots, shows every word in one of them and ends with the button', () => {
  const planned = shots(12)
  expect(planned.map(({ reason }) => reason)).toEqual(['hook', 'facts', 'facts', 'figure', 'end'])
  const said = planned.map(({ scene }) =>
    scene.layers
      .map(({ text }) => text?.content.replaceAll('\n', ' ').toLowerCase() ?? '')
      .join(' '),
  )
  for (const words of ['cold brew coffee', '20% off', 'roasted on mondays', 'free shipping'])
    expect(said.join(' ')).toContain(words)
  expect(said.at(-1)).toContain('order now')
  expect(said.slice(0, -1).join(' ')).not.toContain('order now')
})

test('what moves is heard: each change of shot rushes and the button rings', () => {
  const planned = shots(9)
  const { effects = [] } = makeFilm(planned)
  const rushes = effects.filter(({ kind }) => kind === 'whoosh')
  expect(rushes).toHaveLength(planned.length - 1)
  expect(effects.filter(({ kind }) => kind === 'shine')).toHaveLength(1)
  const music = { mood: 'calm', seconds: 9, seed: 1 } as const
  const [plain, heard] = [composeMusic(music), composeMusic({ ...music, effects })]
  const change = Math.round((rushes[0]?.at ?? 0) * 48_000)
  const apart = silence(0.1).left.map((_, index) =>
    Math.abs((plain.left[change + index] ?? 0) - (heard.left[change + index] ?? 0)),
  )
  expect(Math.max(...apart)).toBeGreaterThan(0.02)
})

/** Renders the film as pixels at a time. */
function screening(planned: ReturnType<typeof shots>, options: FilmOptions = {}) {
  const film = makeFilm(planned, options)
  const stage = createStage(planned[0]!.scene)
  return (time: number) => {
    film.draw(stage.next(), time)
    return Uint8Array.from(stage.pixels())
  }
}

/** Mean difference of two frames, 0 to 255. */
const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((total, value, at) => total + Math.abs(value - other[at]!), 0) / one.length

describe('pixels of a film', () => {
  test('its first frame already shows what it is about', () => {
    const green = screening(shots(6))(0).filter((_, at) => at % 4 === 1)
    const mean = sum([...green]) / green.length
    expect(
      Math.sqrt(sum([...green].map((value) => (value - mean) ** 2)) / green.length),
    ).toBeGreaterThan(20)
  })

  test('the end card stands: for its last second and a half nothing new comes', () => {
    const frameAt = screening(shots(8))
    const [early, middle, late] = [8 - HOLD_SECONDS, 7.2, 7.95].map(frameAt)
    const change = apart(frameAt(8 - 2.6), late!)
    expect(apart(early!, late!)).toBeLessThan(change / 6)
    expect(apart(middle!, late!)).toBeLessThan(1.5)
  })

  test('the last frame of a loop meets its first, and that of another film does not', () => {
    const planned = shots(8, { isLoop: true })
    const step = 1 / 30
    const looped = screening(planned, { isLoop: true, leadSeconds: 1 })
    const plain = screening(planned)
    expect(apart(looped(8 - step), looped(0))).toBeLessThan(1)
    expect(apart(plain(8 - step), plain(0))).toBeGreaterThan(5)
  })

  test('the camera comes nearer to a product and never to the words', () => {
    const size = { width: 320, height: 320 }
    const [hook] = shots(9, { ...size, pictures: [greenBox()] })
    const frameAt = screening([{ ...hook!, seconds: 4 }])
    const [early, late] = [frameAt(0.2), frameAt(3.9)]
    const isProduct = (r: number, g: number, b: number) => g > 190 && r < 90 && b < 90
    const grown =
      boxOf(late, size.width, isProduct).height / boxOf(early, size.width, isProduct).height
    expect(grown).toBeGreaterThan(1.02)
    const ink = hook!.scene.layers.find(({ role }) => role === 'headline')!.text!.colour
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16))
    const isInk = (r: number, g: number, b: number) =>
      Math.abs(r - red!) + Math.abs(g - green!) + Math.abs(b - blue!) < 40
    expect(boxOf(late, size.width, isInk)).toEqual(boxOf(early, size.width, isInk))
  })
})

/** A cut-out product of one color. */
function greenBox(): Picture {
  const { ctx } = surface(80, 120)
  ctx.fillStyle = 'rgb(0 255 0)'
  ctx.fillRect(0, 0, 80, 120)
  const pixels = { data: Buffer.from(ctx.getImageData(0, 0, 80, 120).data), width: 80, height: 120 }
  return { ...pictureFromPixels(pixels, true), isCutOut: true }
}

/** The box around all pixels of a kind. */
function boxOf(rgba: Uint8Array, width: number, is: (r: number, g: number, b: number) => boolean) {
  const found = Array.from({ length: rgba.length / 4 }, (_, at) => at).filter((at) =>
    is(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!),
  )
  const columns = found.map((at) => at % width)
  const rows = found.map((at) => Math.floor(at / width))
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return { left, top, width: Math.max(...columns) - left, height: Math.max(...rows) - top }
}

test('a loop is asked for in every language, and not by every prompt', () => {
  const asks = [
    ...['Seamless loop of a mug', 'Als Endlosschleife', 'Vídeo en bucle', 'En boucle parfaite'],
    ...[
      'Vídeo em loop',
      'ループ動画で',
      '무한 반복 영상',
      '无缝循环',
      'Video lặp liền mạch',
      'วิดีโอวนลูป',
    ],
  ]
  for (const ask of asks) expect(asksForLoop(ask), ask).toBe(true)
  for (const other of ['Fruit loops, 20% off', 'Endless summer sale', 'Loop earplugs'])
    expect(asksForLoop(other), other).toBe(false)
  const { perks } = withoutLoopOrder({ ...BRIEF, perks: ['循环播放', 'Free shipping'] })
  expect(perks).toEqual(['Free shipping'])
})

test('a loop and nothing else is asked for', () => {
  for (const ask of ['Seamless loop.', 'Endlosschleife', 'ループ動画', '무한 반복'])
    expect(asksForLoopAlone(ask), ask).toBe(true)
  expect(asksForLoopAlone('Summer sale, seamless loop')).toBe(false)
})
