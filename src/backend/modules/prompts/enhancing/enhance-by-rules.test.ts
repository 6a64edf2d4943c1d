import { expect, test } from 'vitest'
import { proofsHere } from '../../../../../tests/support/proofs-here.ts'
import { makeReading } from '../../../../../tests/support/reading.ts'
import { MOODS } from '../../../../contract/ad-words.ts'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import { LANGUAGES } from '../../../../contract/languages.ts'
import { DIRECTIONS } from './directions.ts'
import { enhanceByRules } from './enhance-by-rules.ts'

const BRIEFS = {
  en: 'Trail shoes, 30% off until Sunday. Shop now',
  de: 'Laufschuhe, 30 % Rabatt bis Sonntag. Jetzt kaufen',
  es: 'Un hotel junto al mar, 30 % de descuento',
  fr: 'Chaussures de trail, -30 % jusqu’à dimanche. Acheter',
  ja: '新作スニーカー。定価12,000円が8,900円。今すぐ購入',
  ko: '러닝화 30% 할인, 일요일까지. 지금 구매',
  pt: 'Um hotel à beira-mar',
  th: 'รองเท้าวิ่ง ลด 30% ถึงวันอาทิตย์ ซื้อเลย',
  vi: 'Giày chạy bộ, giảm 30% đến chủ nhật. Mua ngay',
  zh: '跑鞋7折，周日截止。立即购买',
}

const LOOK = ['mood', 'colours', 'left_out', 'workflows']
const wordsOf = (reading: PromptReading) =>
  Object.entries(reading).filter(([field]) => !LOOK.includes(field))

test.each(LANGUAGES)('what is added in %s sets the look and prints nothing', async (language) => {
  const prompt = BRIEFS[language]
  const before = await proofsHere.read({ prompt, language })
  const { looks, colours, light, camera } = DIRECTIONS[language]
  for (const mood of MOODS) {
    const added = [looks[mood], colours[mood], light, camera].join(' ')
    const after = await proofsHere.read({ prompt: `${prompt}\n${added}`, language })
    expect(wordsOf(after)).toEqual(wordsOf(before))
    expect(after.mood).toBe(mood)
    expect(after.colours).toHaveLength(2)
  }
})

const open = { mood: null, colours: [], occasions: [], offer: null, subject: '☕' }
const given = { prompt: 'Coffee', isVideo: true, isForEngine: true }

test('the engine is told mood and colours, a model light and camera too', () => {
  const reading = makeReading(open)
  expect(enhanceByRules({ ...given, reading })).toBe(
    'Coffee\nWarm, cozy look. Colors: brown and beige.',
  )
  expect(enhanceByRules({ ...given, reading, isForEngine: false })).toBe(
    'Coffee\nWarm, cozy look. Colors: brown and beige. Soft lighting. Slow camera.',
  )
})

test('what the prompt says already is left as it is', () => {
  const reading = makeReading({ ...open, mood: 'tech', colours: ['red'] })
  expect(enhanceByRules({ ...given, reading })).toBeNull()
  const prompt = 'Coffee, studio lighting, the camera pans'
  expect(enhanceByRules({ ...given, prompt, reading, isForEngine: false })).toBeNull()
})
