import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../understand.ts'

const legalOf = (prompt: string, language: Language) =>
  understand(prompt, language).clauses.flatMap(({ role, text }) => (role === 'legal' ? [text] : []))

test.each<[Language, string, string[]]>([
  ['en', 'Oven cleaner, $4.99. Keep out of reach of children.', ['Keep out of reach of children']],
  ['en', 'Granola bars, $4.50. May contain nuts.', ['May contain nuts']],
  ['de', 'Gin, 34,90 €. Bitte verantwortungsvoll genießen.', ['Bitte verantwortungsvoll genießen']],
  ['de', 'Blitz, 1,99 €. Nicht für Kinder geeignet.', ['Nicht für Kinder geeignet']],
  [
    'fr',
    'Nettoyant four, 4,99 €. Tenir hors de portée des enfants.',
    ['Tenir hors de portée des enfants'],
  ],
  [
    'es',
    'Limpiahornos, 4,99 €. Mantener fuera del alcance de los niños.',
    ['Mantener fuera del alcance de los niños'],
  ],
  [
    'pt',
    'Limpa-forno, R$ 19,90. Mantenha fora do alcance das crianças.',
    ['Mantenha fora do alcance das crianças'],
  ],
  [
    'ja',
    'オーブンクリーナー 498円。お子様の手の届かないところに保管してください。',
    ['お子様の手の届かないところに保管してください'],
  ],
  ['ko', '막걸리 달빛, 6,000원. 19세 미만 판매 금지.', ['19세 미만 판매 금지']],
  ['zh', '烤箱清洁剂，39元。请放在儿童接触不到的地方。', ['请放在儿童接触不到的地方']],
  ['th', 'น้ำยาทำความสะอาดเตาอบ 99 บาท เก็บให้พ้นมือเด็ก', ['เก็บให้พ้นมือเด็ก']],
  ['vi', 'Nước rửa lò nướng, 99.000đ. Để xa tầm tay trẻ em.', ['Để xa tầm tay trẻ em']],
])(
  '[D10.04] what warns the customer is small print and no order to the designer: %s, %s',
  (language, prompt, warnings) => {
    expect(legalOf(prompt, language)).toEqual(warnings)
    expect(understand(prompt, language).dropped).toEqual([])
  },
)

test('a wish that speaks of children is still a wish', () => {
  expect(legalOf('Granola bars, $4.50. Please no children in the photo.', 'en')).toEqual([])
})

test('a doctor who is to be asked sells nothing', () => {
  expect(understand('Sleep gummies, $19. Consult your doctor before use.', 'en').cta).toBe(
    'Shop now',
  )
})
