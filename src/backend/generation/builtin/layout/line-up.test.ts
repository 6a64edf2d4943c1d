import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { composeScene } from '../compose-scene.ts'
import { paintScene } from '../paint-scene.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { LAYOUTS } from './layouts.ts'

const COLOURS = ['#ff00ff', '#00ff00', '#00ffff', '#ffff00']
const SHAPES = [
  [60, 90],
  [90, 60],
  [70, 70],
  [30, 90],
] as const
const RATIOS = [
  [9, 16],
  [4, 5],
  [1, 1],
  [16, 9],
  [191, 100],
] as const
const EDGE = 300

/** Objects in colors of no palette, cut out or not; cached, since a photograph is searched for faces once. */
const THINGS = COLOURS.map((_, index) => [drawn(index, false), drawn(index, true)] as const)
const thing = (index: number, isCutOut: boolean) => THINGS[index]![isCutOut ? 1 : 0]

function drawn(index: number, isCutOut: boolean) {
  const [width, height] = SHAPES[index]!
  const { ctx } = surface(width, height)
  ctx.fillStyle = COLOURS[index]!
  ctx.fillRect(0, 0, width, height)
  const { data } = ctx.getImageData(0, 0, width, height)
  return pictureFromPixels({ data: Buffer.from(data), width, height }, isCutOut)
}

const brief = understand('Everything for the kitchen, 40% off', 'en')
const words = understand('“Never again without.” – Anna M., 40% off', 'en')
const facts = understand('Kitchen set: waterproof, 2-year warranty, quiet, 40% off', 'en')

const sceneOf = (layout: string, ratio: readonly [number, number], kinds: boolean[]) => {
  const [across, down] = ratio
  const scale = EDGE / Math.sqrt(across * down)
  return composeScene({
    width: Math.round(across * scale),
    height: Math.round(down * scale),
    brief: { testimonial: words, 'feature-grid': facts }[layout] ?? brief,
    pictures: kinds.map((isCutOut, index) => thing(index, isCutOut)),
    isEachShown: true,
    random: createRandom(across + kinds.length),
    hasMark: false,
    layout,
  })
}

/** The share of the frame in each of the colors. */
function sharesOf(scene: ReturnType<typeof sceneOf>): number[] {
  const { width, height } = scene
  const { data } = paintScene(scene).getContext('2d').getImageData(0, 0, width, height)
  return COLOURS.map((colour) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, channel) => Math.abs(data[at + channel]! - value) < 40)) count += 1
    return count / (width * height)
  })
}

const roomy = LAYOUTS.filter(({ hasRoomForAll, name }) => hasRoomForAll && name !== 'before-after')

/** Each with every second ratio, and each ratio with two of them. */
const KINDS = [
  [true, true],
  [true, true, true],
  [true, false],
  [true, true, true, true],
]

test.each(roomy.map(({ name }) => name))(
  'each of two to four pictures is seen, badge or not: %s',
  (layout) => {
    for (const [across, ratio] of RATIOS.entries()) {
      for (const [, kinds] of [...KINDS.entries()].filter(([at]) => (across + at) % 2 === 0)) {
        const scene = sceneOf(layout, ratio, kinds)
        const shares = sharesOf(scene).slice(0, kinds.length)
        for (const share of shares)
          expect(share, `${layout} ${ratio.join(':')} ${shares.join(' ')}`).toBeGreaterThan(0.007)
      }
    }
  },
  60_000,
)

test('a layout that would leave one out is not chosen', () => {
  for (let seed = 0; seed < 24; seed += 1) {
    const { layout } = composeScene({
      width: 120,
      height: 150,
      brief,
      pictures: [thing(0, true), thing(1, true)],
      isEachShown: true,
      random: createRandom(seed),
      hasMark: false,
    })
    expect(roomy.map(({ name }) => name)).toContain(layout)
  }
})
