import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../understand.ts'

const BRIEFS: [Language, string][] = [
  ['en', 'Kuro Kitchen ramen, $11 a bowl. @.'],
  ['de', 'Ramen bei Kuro Kitchen, 11 € die Schüssel. @.'],
  ['fr', 'Ramen chez Kuro Kitchen, 11 € le bol. @.'],
  ['es', 'Ramen en Kuro Kitchen, 11 € el bol. @.'],
  ['pt', 'Lámen no Kuro Kitchen, R$ 39 a tigela. @.'],
  ['zh', '黑汤拉面馆,一碗 38 元。@。'],
  ['ja', '黒スープのラーメン店くろ、一杯980円。@。'],
  ['ko', '쿠로키친 라멘, 한 그릇 11,000원. @.'],
  ['th', 'ราเมนคุโระ ชามละ 159 บาท @'],
  ['vi', 'Mì ramen Kuro, 89k một tô. @.'],
]

const perksOf = (language: Language, sentence: string) => {
  const brief = BRIEFS.find(([each]) => each === language)?.[1] ?? '@'
  const { perks, dropped } = understand(
    brief.replace('@', () => sentence),
    language,
  )
  return { printed: perks.join(' ').toLowerCase(), dropped: dropped.join(' ').toLowerCase() }
}

describe('how an ad is made is left out of it, by two words that mean it together', () => {
  test.each<[Language, string]>([
    ['en', 'Leave the top third empty'],
    ['en', 'Steam curling up from the bowl'],
    ['en', 'Two colours max'],
    ['en', 'Our green is a bit like mint but deeper'],
    ['de', 'Lieber ein starker Satz als fünf schwache'],
    ['fr', 'Le sourire doit remplir le cadre'],
    ['ko', '주소는 맨 아래에 작게'],
    ['de', 'Oberes Drittel frei lassen'],
    ['de', 'Die Nudeln dürfen ruhig etwas unordentlich aussehen'],
    ['fr', 'La vapeur qui monte du bol'],
    ['fr', 'Deux couleurs maximum'],
    ['es', 'Vapor saliendo del bol'],
    ['pt', 'O macarrão pode ficar meio bagunçado'],
    ['pt', 'Com cara de domingo de manhã'],
    ['zh', '上面三分之一空着'],
    ['zh', '热气从碗里冒出来'],
    ['ja', '割引が最初に目に入るように'],
    ['ja', 'あまり売り込みっぽくしないで'],
    ['ko', '보자마자 배고파지게'],
    ['ko', '위쪽 3분의 1은 비워 두기'],
    ['th', 'เว้นด้านบนไว้หนึ่งในสาม'],
    ['vi', 'Chừa trống một phần ba phía trên'],
    ['vi', 'Tối đa hai màu'],
  ])('%s: %s', (language, sentence) => {
    const { printed, dropped } = perksOf(language, sentence)
    expect(dropped).toContain(sentence.toLowerCase())
    expect(printed).not.toContain(sentence.toLowerCase())
  })
})

describe('what a customer reads is printed, though it has one such word', () => {
  test.each<[Language, string]>([
    ['en', 'Seats up to 30 people'],
    ['en', 'Steam room on the left bank'],
    ['en', 'Website monitoring for small teams'],
    ['en', 'Our green tea is grown in Shizuoka'],
    ['de', 'Platz für bis zu 30 Gäste'],
    ['fr', "Jusqu'à 30 couverts"],
    ['es', 'Hasta 30 comensales'],
    ['pt', 'Até 30 lugares'],
    ['zh', '每天限量现做'],
    ['ja', '30名様まで'],
    ['ko', '최대 30명 수용'],
    ['th', 'รองรับได้ 30 ที่'],
    ['vi', 'Chỉ từ 2,9 tỷ'],
  ])('%s: %s', (language, sentence) => {
    expect(perksOf(language, sentence).printed).toContain(sentence.toLowerCase())
  })
})
