import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { tellBrief } from './printed.ts'
import { understand } from './understand.ts'

const read = (language: Language, prompt: string) => tellBrief(understand(prompt, language), null)

describe('who orders is set apart from what he has or does', () => {
  test.each<[Language, string, string, string]>([
    ['en', "We're a food bank and we hand out 300 parcels", 'Food bank', 'We hand out 300 parcels'],
    ['de', 'Wir sind eine Gärtnerei und haben wieder Tomaten', 'Gärtnerei', 'Wieder Tomaten'],
    ['fr', 'Je suis boulanger à Lyon et je veux un post : 4 €', 'Boulanger à Lyon', '4 €'],
    ['pt', 'Sou manicure em Recife e quero um post: pés R$ 45', 'Manicure em Recife', 'Pés R$ 45'],
    ['ko', '부산에서 작은 빵집 하는데요 소금빵 포스터 만들어 주세요', '부산 작은 빵집', '소금빵'],
    ['en', "We're a locksmith and we're offering 15% off locks", 'Locksmith', '15% off locks'],
    [
      'pt',
      'Temos uma loja em Niterói e lançamos o combo família: 4 por R$ 119',
      'Loja em Niterói',
      'Combo família',
    ],
    ['ko', '저희는 동네 서점이고 이번 달에 새 책을 드립니다', '동네 서점', '이번 달에'],
    ['zh', '我们是社区舞蹈室，招成人零基础拉丁班', '社区舞蹈室', '招成人'],
    [
      'vi',
      'Tụi mình có tiệm hoa ở Đà Lạt, hoa cưới từ 2,5 triệu',
      'Tiệm hoa ở Đà Lạt',
      '2,5 triệu',
    ],
    ['zh', '我在成都开了一家火锅店,想发个海报:双人餐128元', '成都火锅店', '128元'],
  ])('in %s: %s', (language, prompt, who, what) => {
    const { printed } = read(language, prompt)
    expect(printed).toContain(who)
    expect(printed.join(' ')).toContain(what)
  })
})

describe('nothing for customers is left out', () => {
  test.each<[string, Language, string, string]>([
    ['a town at the end', 'fr', 'Coiffeuse à domicile, coupe 25 €. Lille', 'Lille'],
    ['a clinic by name', 'fr', 'CDI, 2 400 €, Clinique des Ormes, Dijon', 'Clinique des Ormes'],
    ['a park by name', 'ja', 'フリマ 5月18日(日) 中央公園 出店料1,500円', '中央公園'],
    ['what is to be brought', 'en', "Tax clinic, bring last year's return", 'Bring last year'],
    ['what is to be brought', 'zh', '社区义诊 免费测血压 请自带医保卡', '请自带医保卡'],
    ['what is to be brought', 'th', 'งานดนตรี เข้าฟรี นำเสื่อมาเองนะ', 'นำเสื่อมาเองนะ'],
    ['what who applies should have', 'de', 'Aushilfe, 14 €, Erfahrung wäre gut', 'Erfahrung'],
    [
      'each thing that people are told',
      'en',
      'Tell people our shop moves and that fees are gone',
      'Fees are gone',
    ],
    [
      'where the proceeds go',
      'es',
      'Mercadillo, libros 1 €, todo para el refugio',
      'Todo para el refugio',
    ],
    [
      'where it is given',
      'pt',
      'Doe sangue e ganhe meia-entrada no cinema. Seg a sex',
      'no cinema',
    ],
    [
      'how to give',
      'th',
      'มูลนิธิ รับบริจาค 300 บาท ลดหย่อนภาษีได้ โอนผ่าน QR อยากได้ภาพช้างยิ้ม ไม่เศร้า',
      'โอนผ่าน QR',
    ],
    ['until when', 'zh', '旧书换咖啡，每三本一杯，活动到月底', '活动到月底'],
    ['what is sought', 'ja', '保護猫の里親さんを募集する広告。2歳', '保護猫の里親さん募集'],
    ['a demonstration', 'pt', 'Empilhadeira 2 t. Peça uma demonstração', 'Peça uma demonstração'],
    ['whom to write to', 'en', 'Baby clothes, £20 the lot, message me', 'Message me'],
  ])('%s (%s)', (_what, language, prompt, words) => {
    expect(read(language, prompt).printed.join(' ')).toContain(words)
  })

  test.each<[string, Language, string]>([
    ['what it is made with', 'pt', 'Festa junina, sábado às 16h. Fazer com bandeirinhas'],
    ['a wish behind a figure', 'de', 'Flohmarkt 5 €, Aufbau ab 9. Bitte bunt'],
    [
      'a wish behind who said it',
      'en',
      'Hob 2, $89. “My tea was never happier” – Dana R. Show it on a marble counter at sunrise',
    ],
  ])('and %s is not printed (%s)', (_what, language, prompt) => {
    const { printed, dropped } = read(language, prompt)
    expect(dropped.length).toBeGreaterThan(0)
    expect(printed.join(' ')).not.toMatch(/bandeirinhas|Bitte|sunrise/u)
  })
})

describe('nothing is cut within', () => {
  test.each<[string, Language, string, string]>([
    [
      'its marks',
      'en',
      'Exhibition "Salt & Light: Photographers 1890" at the Museum, £6',
      'Light: Photo',
    ],
    ['a short word', 'de', 'Lange Nacht, Eintritt 8 €, erm. 5 €', 'Erm. 5 €'],
  ])('%s (%s)', (_what, language, prompt, words) => {
    expect(` ${read(language, prompt).printed.join(' ')}`).toContain(words)
  })

  test('how it is names nothing that a price is of', () => {
    expect(read('ja', '中古の電動自転車 バッテリー新品交換済み 45,000円').printed).toContain(
      '45,000円',
    )
  })

  test.each<[Language, string, string]>([
    [
      'ko',
      '무료 법률 상담의 날 5월 20일 오후 2시~5시 구청 3층 예약 02-987-6543',
      '무료 법률 상담의 날',
    ],
    [
      'de',
      'suche aushilfe für marktstand samstags 6-14 uhr, 14 euro',
      'Suche aushilfe für marktstand',
    ],
  ])('the headline in %s is whole, and ends where a day begins: %s', (language, prompt, words) => {
    expect(read(language, prompt).headline).toBe(words)
  })

  test('a rent keeps its deposit apart', () => {
    const { prices } = read('ko', '투룸 월세 보증금 1000만원 월 65만원 관리비 7만원, 즉시입주 가능')
    expect(prices).toContainEqual({ text: '1000만원', role: 'deposit' })
  })

  test('a number keeps its code out of the button', () => {
    expect(read('pt', 'Vaga: cozinheiro. Enviar currículo para (11) 98888-7766').cta).toBe(
      'Enviar currículo',
    )
  })

  test('each of several sums is what its own word says', () => {
    const { prices } = read('ja', '1LDK (家賃8万円・敷金9万円)')
    expect(prices.map(({ role }) => role)).toEqual(['price', 'deposit'])
  })
})
