import { expect, test } from 'vitest'
import { faultsOf } from '../../../../../../tests/engine/faults.ts'
import { ASPECT_RATIOS } from '../../../../../contract/generation.ts'
import { composeScene } from '../../compose-scene.ts'
import { paintScene } from '../../paint-scene.ts'
import { understand } from '../../prompt/understand.ts'
import { createRandom } from '../../random.ts'
import { POSTERS } from './posters.ts'

const PROMPTS = [
  ['en', 'Summer sale for running shoes. Light, breathable, made to last, 50% off, free shipping'],
  ['de', '„Hausgemachte Apfelkuchenwochen“ „Jeden Tag ofenfrisch“, 4,90 € statt 6,90 €'],
  ['fr', 'Concert de jazz « Nuit bleue au port » « Le 14 juin à 20 h, entrée libre »'],
  ['es', '«Tu casa, más tuya» «Muebles a medida hechos en Sevilla», solo 89 €'],
  ['pt', 'Promoção de verão de tênis de corrida. Leves, respiráveis, 50% de desconto'],
  ['vi', 'Ưu đãi mùa hè: trà sữa trân châu đường đen, giảm giá 30%, miễn phí giao hàng'],
  ['zh', '夏日特卖，运动鞋全场5折，包邮'],
  ['ja', '「朝のコーヒー、前へ」「香り高い、毎朝、焙煎したて」、30%オフ'],
  ['ko', '여름 세일 운동화, 가볍고 편한 착화감, 40% 할인, 무료 배송'],
  ['th', 'โฆษณาร้านกาแฟ “กาแฟที่ตื่นก่อนคุณ” “คั่วสดใหม่ทุกเช้า” เพียง 129 บาท'],
] as const

const sceneOf = (layout: string | undefined, at: number, ratio: readonly [number, number]) => {
  const [language, prompt] = PROMPTS[at % PROMPTS.length] ?? PROMPTS[0]
  const edge = 480 / Math.sqrt(ratio[0] * ratio[1])
  const brief = understand(prompt, language)
  const scene = composeScene({
    width: Math.round(ratio[0] * edge),
    height: Math.round(ratio[1] * edge),
    brief,
    pictures: [],
    random: createRandom(at),
    hasMark: true,
    layout,
  })
  return { scene, brief }
}

const said = (text: string | null): string => (text ?? '').replace(/\s+/gu, '').toLowerCase()

test.each(POSTERS.map(({ name }, index) => [name, index] as const))(
  'the poster %s sets every word of its brief, inside, apart and readable, in every ratio',
  (name, index) => {
    for (const [at, ratio] of Object.values(ASPECT_RATIOS).entries()) {
      const { scene, brief } = sceneOf(name, at + index * 3, ratio)
      const where = `${name} ${scene.width}×${scene.height} ${brief.language}`
      expect(faultsOf(scene), where).toEqual([])
      const set = said(scene.layers.map(({ text }) => text?.content ?? '').join('\n'))
      expect(set, where).not.toContain('…')
      const { headline, subline, price, oldPrice, offer, cta, eyebrow, perks } = brief
      for (const part of [headline, subline, price, oldPrice, offer, cta, eyebrow, ...perks])
        expect(set, where).toContain(said(part))
    }
  },
)

test('four ads of one brief are of four kinds, and none needs a picture', () => {
  const names = new Set<string>()
  for (let variation = 0; variation < 4; variation += 1) {
    const { scene } = composeVariation(variation, [...names])
    expect(POSTERS.map(({ name }) => name)).toContain(scene.layout)
    names.add(scene.layout)
  }
  expect(names.size).toBe(4)
})

function composeVariation(seed: number, used: string[]) {
  const brief = understand(PROMPTS[0][1], 'en')
  const random = createRandom(seed)
  const size = { width: 480, height: 480 }
  return { scene: composeScene({ ...size, brief, pictures: [], random, hasMark: true, used }) }
}

test('a calendar leaf stands only over words that name a day', () => {
  const calendar = POSTERS.find(({ name }) => name === 'calendar')
  const fits = (prompt: string) => {
    const used = POSTERS.map(({ name }) => name).filter((name) => name !== calendar?.name)
    const brief = understand(prompt, 'en')
    const random = createRandom(1)
    return composeScene({
      width: 300,
      height: 300,
      brief,
      pictures: [],
      random,
      hasMark: false,
      used,
    }).layout
  }
  expect(fits('“Open air on the river” “12 May, 8 pm”')).toBe('calendar')
  expect(fits('“Open air on the river” “Bring a blanket”')).not.toBe('calendar')
})

test('the same seed gives the same bytes', () => {
  const bytes = () => Buffer.from(paintScene(composeVariation(4, []).scene).data())
  expect(bytes().equals(bytes())).toBe(true)
})

test('an ad keeps to the two first colours of a brand and speaks in its fonts', () => {
  const brief = understand(PROMPTS[0][1], 'en')
  const fonts = { headingFont: 'playfair-display', bodyFont: 'space-grotesk' } as const
  const colours = ['#7a1fa2', '#ffd166']
  const faults = POSTERS.flatMap(({ name }) => {
    const scene = composeScene({
      width: 300,
      height: 300,
      brief,
      pictures: [],
      random: createRandom(3),
      hasMark: false,
      layout: name,
      brand: { name: 'Norda', colours, ...fonts, moods: [], legalLine: null, logo: null },
    })
    const { spoken, shares } = seenOf(scene, colours)
    const [first = 0, second = 0] = shares
    return [
      ...(/playfair-display/.test(spoken) ? [] : [`${name}: headings in ${spoken}`]),
      ...(/space-grotesk/.test(spoken) ? [] : [`${name}: text in ${spoken}`]),
      ...(/anton|fraunces|inter-|mono/.test(spoken) ? [`${name}: strange type, ${spoken}`] : []),
      ...(first > 0.1 ? [] : [`${name}: ${first} of the first colour`]),
      ...(second > 0.004 ? [] : [`${name}: ${second} of the second colour`]),
    ]
  })
  expect(faults).toEqual([])
})

/** The fonts that letters were drawn in, and each color's share of the picture. */
function seenOf(scene: ReturnType<typeof composeScene>, colours: string[]) {
  const fonts = new Set<string>()
  const layers = scene.layers.map((layer) => ({
    ...layer,
    paint: (ctx: Parameters<typeof layer.paint>[0]) => {
      const own = ctx.fillText
      ctx.fillText = (...given) => {
        fonts.add(ctx.font)
        own.apply(ctx, given)
      }
      layer.paint(ctx)
      ctx.fillText = own
    },
  }))
  const { data } = paintScene({ ...scene, layers })
    .getContext('2d')
    .getImageData(0, 0, 300, 300)
  const shares = colours.map((colour) => {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    let count = 0
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 16))
        count += 1
    return count / (data.length / 4)
  })
  return { spoken: [...fonts].join(' '), shares }
}
