import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { tellBrief } from '../printed.ts'
import { understand } from '../understand.ts'

/** None of these sentences is in the training data of the weights. */
const BRIEFS: [Language, string, string, string][] = [
  [
    'en',
    'Clayworks, £20 a firing',
    'We fire on Mondays',
    'tbh i have no eye for this stuff so surprise me',
  ],
  [
    'de',
    'Imkerei Honigtal, 6 €',
    'Direkt aus der Wabe',
    'ihr macht das schon, hauptsache es knallt',
  ],
  ['fr', 'Chorale du Port, 8 €', 'On chante sans partition', 'tu peux mettre un peu de peps stp'],
  [
    'es',
    'Mudanzas Ruiz, 90 €',
    'Las cajas van incluidas',
    'ponle un poco de chispa, que somos jóvenes',
  ],
  [
    'pt',
    'Mel da Serra, R$ 30',
    'Colhido duas vezes por ano',
    'a síndica vai ver então nada espalhafatoso',
  ],
  [
    'ja',
    'れんげ蜂蜜「花野」1,200円',
    '年に二度だけ採れます',
    '上司がうるさいので無難な感じだと助かります',
  ],
  ['ko', '지리산 꿀 2만원', '일 년에 두 번만 땁니다', '회장님이 화려한 걸 질색하세요'],
  ['zh', '秦岭土蜂蜜98元', '一年采两次', '想要老明信片那种味道'],
  ['th', 'น้ำผึ้งดอกลำไย 250 บาท', 'เก็บปีละสองครั้ง', 'ประธานชุมชนไม่ชอบอะไรฉูดฉาด'],
  ['vi', 'Mật ong hoa cà phê 250.000đ', 'Ong nuôi trên đồi', 'bác tổ trưởng không ưa lòe loẹt đâu'],
]
const plain = (texts: string[]) => texts.join(' ').toLowerCase()

test.each(BRIEFS)('in %s what no rule knows is for whom it sounds: %s', (...given) => {
  const [language, thing, copy, asked] = given
  const { printed, dropped } = tellBrief(understand(`${thing}. ${copy}. ${asked}`, language), null)
  expect(plain(printed)).toContain(copy.toLowerCase())
  for (const part of asked.split(', ')) {
    expect(plain(printed)).not.toContain(part.toLowerCase())
    expect(plain(dropped)).toContain(part.toLowerCase())
  }
})

test('what the brief itself calls a fact stays, however it sounds', () => {
  const { printed } = tellBrief(
    understand('Headline: Clayworks\nMain message: surprise me\nPrice: £20', 'en'),
    null,
  )
  expect(plain(printed)).toContain('surprise me')
})
