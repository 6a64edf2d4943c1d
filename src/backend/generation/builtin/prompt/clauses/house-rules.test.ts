import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../understand.ts'

const rolesOf = (prompt: string, language: Language, words: string) =>
  understand(prompt, language)
    .clauses.filter(({ text }) => text.includes(words))
    .map(({ role }) => role)

describe('[R1.01] what a house asks of its visitors is told, though it is worded as an order', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'Trampoline park, £12 an hour.',
      ['Guests must be over 21', 'Strictly no refunds', 'Cash only', 'Under 12s need a parent'],
    ],
    [
      'de',
      'Kletterpark, 18 € pro Tag.',
      ['Es müssen Stoppersocken getragen werden', 'Hunde müssen angeleint sein'],
    ],
    [
      'fr',
      'Accrobranche, 18 € la journée.',
      ['Les chiens doivent être tenus en laisse', 'Casque obligatoire', 'Nourriture interdite'],
    ],
    [
      'es',
      'Parque de bolas, 6 € la hora.',
      ['Los menores deben ir acompañados de un adulto', 'No se permite comida de fuera'],
    ],
    [
      'pt',
      'Parque de trampolins, R$ 40 a hora.',
      ['Cães devem ficar na guia', 'É preciso reservar antes', 'Somente dinheiro'],
    ],
    ['ko', '키즈 수영장 2시간 15,000원.', ['외부 음식 반입 금지', '수영모 착용 필수']],
    ['zh', '室内蹦床,68元/小时。', ['需家长陪同', '请佩戴头盔', '谢绝自带酒水']],
    ['th', 'สวนน้ำ บัตร 290 บาท', ['เด็กต่ำกว่า 12 ปีต้องมีผู้ปกครอง', 'รับเฉพาะเงินสด']],
    ['vi', 'Công viên nước, vé 150k.', ['Trẻ em phải có người lớn đi kèm', 'Chỉ nhận tiền mặt']],
  ])('in %s', (language, opening, rules) => {
    const stops: Partial<Record<Language, string>> = { zh: '。', th: ' ' }
    const prompt = `${opening} ${rules.join(stops[language] ?? '. ')}`
    for (const rule of rules) {
      expect(rolesOf(prompt, language, rule), rule).toHaveLength(1)
      expect(rolesOf(prompt, language, rule), rule).not.toContain('design')
    }
  })

  it.each<[Language, string, string]>([
    ['en', 'Ad for our dog park, £5. Children must be visible in the picture', 'Children must'],
    ['de', 'Hundeplatz, 5 €. Die Schuhe müssen groß zu sehen sein', 'Die Schuhe'],
    ['fr', 'Notre parc, 5 €. Les chiens doivent être au premier plan', 'Les chiens'],
    ['es', 'Parque, 5 €. No se permite usar fotos de stock', 'No se permite'],
    ['pt', 'Parque, R$ 5. É preciso usar azul', 'É preciso'],
    ['vi', 'Công viên chó, vé 50k. Trẻ em cần xuất hiện trong hình', 'Trẻ em'],
    ['th', 'สวนสุนัข ค่าเข้า 50 บาท ห้ามใช้รูปสต็อก', 'ห้ามใช้รูปสต็อก'],
  ])('and an order about the picture is none in %s', (language, prompt, words) => {
    expect(rolesOf(prompt, language, words)).toEqual(['design'])
  })
})
