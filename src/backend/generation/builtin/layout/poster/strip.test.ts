import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../../../../tests/engine/faults.ts'
import type { Language } from '../../../../../contract/languages.ts'
import { composeScene } from '../../compose-scene.ts'
import { understand } from '../../prompt/understand.ts'
import { createRandom } from '../../random.ts'

const PROMPTS: [Language, string][] = [
  [
    'en',
    'Rally ball by Norda. “Hit it harder”, now $24.90, was $29.90. Shop now. Fine print: Norda Ltd, Hull.',
  ],
  ['de', '„Hausgemachte Apfelkuchenwochen“ „Jeden Tag ofenfrisch“, 4,90 € statt 6,90 €'],
  ['vi', 'Ưu đãi mùa hè: trà sữa trân châu đường đen, giảm giá 30%, miễn phí giao hàng'],
  ['ja', '「朝のコーヒー、前へ」「香り高い、毎朝、焙煎したて」、30%オフ'],
  ['th', 'โฆษณาร้านกาแฟ “กาแฟที่ตื่นก่อนคุณ” “คั่วสดใหม่ทุกเช้า” เพียง 129 บาท'],
  ['fr', 'Concert de jazz « Nuit bleue au port » « Le 14 juin à 20 h, entrée libre »'],
]
const SIZES = [
  [728, 90],
  [970, 90],
  [640, 100],
] as const
const said = (text: string | null): string => (text ?? '').replace(/\s+/gu, '').toLowerCase()

describe.each(SIZES)('a strip of %i × %i', (width, height) => {
  test.each(PROMPTS)(
    'in %s sets every word apart, inside, readable, the headline largest',
    (language, prompt) => {
      const brief = understand(prompt, language)
      const scene = composeScene({
        ...{ width, height, brief, pictures: [], random: createRandom(7), hasMark: true },
      })
      expect(faultsOf(scene)).toEqual([])
      const set = said(scene.layers.map(({ text }) => text?.content ?? '').join('\n'))
      const { headline, subline, price, oldPrice, offer, cta, eyebrow, perks } = brief
      for (const part of [headline, subline, price, oldPrice, offer, cta, eyebrow, ...perks])
        expect(set).toContain(said(part))
      const sizeOf = (role: string) =>
        Math.max(
          0,
          ...scene.layers.map((layer) => (layer.role === role ? (layer.text?.size ?? 0) : 0)),
        )
      // A fifth of the height, however small the strip is.
      expect(sizeOf('headline')).toBeGreaterThan(height * 0.18)
      expect(sizeOf('headline')).toBeGreaterThan(sizeOf('subline') * 1.1)
    },
  )
})
