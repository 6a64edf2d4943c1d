import { expect, test } from 'vitest'
import { proofsHere } from '../../../../../tests/support/proofs-here.ts'
import type { Language } from '../../../../contract/languages.ts'
import { checkedFields } from './checked-fields.ts'
import { type ToldFields, toldOf } from './told-fields.ts'

const BRIEF =
  'We are Nordlicht, a small roastery. Slow mornings taste better. Filter coffee with no sugar, 250 g for $9.50, ' +
  'free delivery on orders over $40. Our customers are tired parents.'

async function check(change: Partial<ToldFields>, prompt = BRIEF, language: Language = 'en') {
  const reading = await proofsHere.read({ prompt, language })
  return checkedFields({ prompt, reading, told: { ...toldOf(reading), ...change } })
}

const { features, headline } = toldOf(await proofsHere.read({ prompt: BRIEF, language: 'en' }))
const with_ = (text: string) => ({ features: [...features, text] })

test('words of the prompt are taken as they are written there, into any field', async () => {
  expect(
    await check({
      ...with_(headline),
      brand: 'nordlicht',
      headline: 'slow mornings  taste better',
    }),
  ).toMatchObject({
    brand: 'Nordlicht',
    headline: 'Slow mornings taste better',
  })
})

test.each<[string, Partial<ToldFields>]>([
  ['invented', { headline: 'The best coffee in town' }],
  ['joined from two places', { headline: 'Slow coffee' }],
  ['cut out of a word', { headline: 'Night' }],
  ['a part of a longer word', { subline: 'Nord' }],
  ['what the prompt denies', with_('Sugar')],
  ['a figure out of its clause', with_('$40')],
  ['a promise without its condition', with_('Free delivery')],
  ['a figure less', { features: [] }],
  ['a figure twice', with_(features.find((text) => text.includes('$40')) ?? '')],
  ['a headline of nothing', { headline: ' ' }],
  ['longer than the field', { cta: 'Slow mornings taste better. Filter coffee' }],
])('%s: the reading by rules stays', async (_, change) => {
  expect(await check(change)).toBeNull()
})

test.each<[Language, string, string, string]>([
  ['ja', '毎朝の一杯を大切に。砂糖なしのコーヒー、250gで980円。', '毎朝の一杯を大切に', '砂糖'],
  ['th', 'กาแฟคั่วสด รสเข้ม ไม่มีน้ำตาล 250 กรัม 190 บาท', 'รสเข้ม', 'น้ำตาล'],
  ['zh', '慢下来的早晨。无糖咖啡，250克49元。', '慢下来的早晨', '糖'],
])(
  'scripts without spaces are read by words too, in %s',
  async (language, prompt, headline, denied) => {
    const fields = await check({ headline }, prompt, language)
    expect(fields?.headline).toBe(headline)
    expect(await check({ headline: denied }, prompt, language)).toBeNull()
  },
)
