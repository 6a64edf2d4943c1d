import { expect, test } from 'vitest'
import { ASPECT_RATIOS } from '../../../../contract/generation.ts'
import { surface } from '../canvas.ts'
import { composeScene } from '../compose-scene.ts'
import { contains, inset, rect } from '../geometry.ts'
import { probeGround } from '../legibility.ts'
import { paintScene } from '../paint-scene.ts'
import { contrast } from '../palette/color.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { LAYOUTS } from './layouts.ts'

const PROMPTS = [
  ['en', 'Summer sale for running shoes. Light, breathable, made to last, 50% off, free shipping'],
  [
    'de',
    'Erstelle eine Anzeige für Rasenmäherroboter: „Feierabend für Rasenmäher“ „Leise, sicher, wetterfest“, für nur 499 € statt 699 €',
  ],
  ['zh', '夏日特卖，运动鞋全场5折，包邮'],
  ['ja', '「朝のコーヒー、前へ」「香り高い、毎朝、焙煎したて」、30%オフ'],
  ['ko', '여름 세일 운동화, 가볍고 편한 착화감, 40% 할인, 무료 배송'],
  ['th', 'สร้างโฆษณาสำหรับร้านกาแฟ ลดราคา 20% วันนี้เท่านั้น'],
  ['vi', 'Ưu đãi mùa hè: trà sữa trân châu đường đen, giảm giá 30%, miễn phí giao hàng'],
] as const
const BRIEFS = PROMPTS.map(([language, prompt]) => understand(prompt, language))

/** A disc, cut out or as a photograph: the subject of most ads. */
function picture(isCutOut: boolean) {
  const { ctx } = surface(80, 80)
  ctx.fillStyle = '#c24a2a'
  ctx.beginPath()
  ctx.arc(40, 40, 38, 0, Math.PI * 2)
  ctx.fill()
  const { data } = ctx.getImageData(0, 0, 80, 80)
  return pictureFromPixels({ data: Buffer.from(data), width: 80, height: 80 }, isCutOut)
}
const [freed, photograph] = [picture(true), picture(false)]

/** Every layout in every ratio and language, each ratio in every language: all pairs, not all combinations. */
const scenes = Object.values(ASPECT_RATIOS).flatMap(([across, down], ratio) =>
  BRIEFS.flatMap((brief, index) =>
    LAYOUTS.filter((_, family) => (ratio + 3 * index + family) % 7 === 0).map((layout) => {
      const family = LAYOUTS.indexOf(layout)
      const edge = 480 / Math.sqrt(across * down)
      return composeScene({
        width: Math.round(across * edge),
        height: Math.round(down * edge),
        brief,
        pictures: Array.from({ length: (family + index) % 4 }, () =>
          (ratio + family) % 3 === 0 ? photograph : freed,
        ),
        random: createRandom(ratio * 100 + index * 10 + family),
        hasMark: true,
        used: LAYOUTS.map(({ name }) => name).filter((name) => name !== layout.name),
      })
    }),
  ),
)

const textsOf = (scene: (typeof scenes)[number]) =>
  scene.layers.flatMap(({ role, text, recoloured }) =>
    text ? [{ role, text, canChange: recoloured !== undefined }] : [],
  )
const name = ({ layout, width, height }: (typeof scenes)[number]) => `${layout} ${width}×${height}`

test.each([
  ['an object', freed],
  ['a photograph', photograph],
])('with %s a struck price costs no other word', (_what, shown) => {
  const brief = understand(
    'The Aria headphones. Noise cancelling, 35 hours of battery. $149 instead of $199. Delivered in two days. Shop now',
    'en',
  )
  const said = ['aria', 'noise cancelling', '35 hours', '$149', '$199', 'two days', 'shop now']
  for (const seed of [1, 2, 3, 4]) {
    const { layers } = composeScene({
      width: 400,
      height: 500,
      brief,
      pictures: [shown],
      isEachShown: true,
      random: createRandom(seed),
      hasMark: false,
    })
    const words = layers.map(({ text }) => text?.content ?? '').join(' ')
    const plain = words.toLowerCase().replace(/\s+/gu, ' ')
    for (const each of said) expect(plain).toContain(each)
  }
})

test('every layout family is met in this set', () => {
  const met = new Set(scenes.map(({ layout }) => layout))
  // The last ones need words of a certain trade, and are tested with those; a notice is for words that fit no
  // other.
  const rare = [
    'notice',
    'testimonial',
    'before-after',
    'calendar',
    'receipt',
    'rate',
    'menu',
    'coupon',
    'app',
    'roofs',
  ]
  expect(
    LAYOUTS.map((layout) => layout.name).filter(
      (family) => !met.has(family) && !rare.includes(family),
    ),
  ).toEqual([])
})

test('no words leave the frame', () => {
  for (const scene of scenes) {
    const frame = inset(rect(0, 0, scene.width, scene.height), 1)
    for (const { role, text } of textsOf(scene)) {
      expect(contains(frame, text.ink, 1), `${name(scene)} ${role} "${text.content}"`).toBe(true)
    }
  }
})

test('words are readable on the ground that is really painted under them', () => {
  for (const scene of scenes.filter((_, index) => index % 2 === 0)) {
    const probe = probeGround(scene)
    for (const { role, text, canChange } of textsOf(scene)) {
      // A text with a fixed color brings its own ground: button, badge, filled label.
      const ratio = canChange ? probe(text.ink, text.colour) : contrast(text.colour, text.ground)
      // On a busy photograph the mark has its own soft shadow.
      if (role !== 'mark') expect(ratio, `${name(scene)} ${role}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('headline, sub-line, price and button do not run into one another', () => {
  const roles = new Set(['headline', 'subline', 'price', 'cta', 'eyebrow'])
  for (const scene of scenes) {
    const texts = textsOf(scene).filter(({ role }) => roles.has(role))
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const [a, b] = [one.text.ink, other.text.ink]
        const apart =
          a.x + a.width <= b.x + 1 ||
          b.x + b.width <= a.x + 1 ||
          a.y + a.height <= b.y + 1 ||
          b.y + b.height <= a.y + 1
        expect(apart, `${name(scene)}: ${one.role} and ${other.role}`).toBe(true)
      }
    }
  }
})

test('a scene paints the whole frame', () => {
  for (const scene of scenes.filter((_, index) => index % 17 === 0)) {
    const { data } = paintScene(scene)
      .getContext('2d')
      .getImageData(0, 0, scene.width, scene.height)
    expect(
      data.every((value, at) => at % 4 !== 3 || value === 255),
      name(scene),
    ).toBe(true)
  }
})
