import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { runOns } from './run-on.ts'

describe('[R1.01] what is typed in one breath is parted thing by thing', () => {
  it.each<[Language, string[]]>([
    ['en', ['20% off first visit', 'walk ins welcome', '214 main st', '512-555-0123', 'pink']],
    ['en', ['£45 covers all of kent', 'call or text dave 07700 900456', 'blue and shiny']],
    ['es', ['mechas desde 60€', 'sin cita', 'calle mayor 14', 'tel 976555012', 'moderno']],
    ['fr', ['vidange 69€ montage offert', '14 rue des lilas', '0612345678', 'bleu']],
    ['vi', ['giảm 20% khách mới', 'freeship', '0901234567', 'tông hồng']],
    [
      'ko',
      [
        '3개월 99,000원 (정가 180,000원)',
        '선착순 100명',
        'PT 2회 무료',
        '문의 02-555-0123',
        '강렬하게',
      ],
    ],
  ])('in %s: %j', (language, things) => {
    expect(runOns(things.join(' '), language)).toEqual(things)
  })

  it.each<[Language, string]>([
    ['en', 'To book a table for 12 people call Nina on 07700 900123'],
    ['en', 'Open your account in 5 minutes with a 14-day free trial'],
    ['de', 'Der Schreibtisch kostet statt 420 € nur noch 350 €'],
    ['ko', '12월 1일까지 무료배송 이벤트를 진행합니다'],
    ['ko', '첫방문 고객 전 메뉴 20% 할인 이벤트'],
    ['es', 'Pinchazo 12 € sin cita en Taller Rueda'],
  ])('and one sentence stays one in %s: %s', (language, sentence) => {
    expect(runOns(sentence, language)).toEqual([sentence])
  })

  it.each(['20% off storewide 2026 12 31', 'from 1 290 000 đ to 2 400 000 đ per night'])(
    'nor is a row of figures a number to call: %s',
    (clause) => {
      expect(runOns(clause, 'en')).toEqual([clause])
    },
  )
})
