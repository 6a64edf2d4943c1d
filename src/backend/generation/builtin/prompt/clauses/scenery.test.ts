import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { sceneryIn, sellsHomes } from './scenery.ts'

const AROUND = { isOfHomes: false, isEnd: false }

test.each<[Language, string[]]>([
  ['en', ['warm evening light', 'linen', 'wooden table']],
  ['de', ['Abendsonne', 'Holztisch', 'Leinentuch', 'viel Ruhe']],
  ['de', ['Nebel überm Wasser', 'blaue Stunde']],
  ['fr', ['photo cosy lumière tamisée bougies', 'couleurs feuilles mortes']],
  ['es', ['Cocina luminosa', 'contraluz suave', 'gama blancos']],
  ['pt', ['Luz da manhã', 'mesa de madeira', 'toalha de linho']],
  ['vi', ['Ánh sáng ban mai', 'bàn gỗ']],
  ['th', ['แสงเช้าอุ่นๆ', 'โต๊ะไม้']],
  ['ja', ['木のテーブルに朝の光']],
  ['ko', ['하늘하늘한 커튼', '오후 빛', '베이지']],
  ['zh', ['清晨阳光', '木桌']],
])(
  'light of an hour and the things it falls on are seen, and not read: %s %j',
  (language, told) => {
    expect(sceneryIn(told, language, AROUND)).toEqual(told.map(() => true))
  },
)

test.each<[Language, string[]]>([
  // Tables and cloths alone are for sale.
  ['de', ['Holztische', 'Leinentücher', 'Kerzen']],
  ['en', ['Oak tables', 'linen curtains', 'candles']],
  // A light among things for customers is one of them.
  ['es', ['2 habitaciones', 'luz de tarde', 'ascensor']],
  ['fr', ['Terrasse', 'soleil couchant', 'concert à 20 h']],
  ['ja', ['夕焼け', '入場無料']],
  ['ja', ['カーテン', 'ブラインド', 'テーブルクロス']],
  ['zh', ['日落', '现场音乐', '套餐']],
])('things alone, or one light among what is told, are for customers: %s %j', (language, told) => {
  expect(sceneryIn(told, language, AROUND)).not.toContain(true)
})

test.each<[Language, string[]]>([
  ['en', ['Shot from above', 'golden water', 'tiny kayaks']],
  ['en', ['Bright kitchen', 'morning sun on the counter', 'fresh lemons', 'airy']],
  ['de', ['Sanftes Morgenlicht', 'Matten', 'Holzboden', 'viel Luft']],
  ['ja', ['コーヒーの湯気', '朝日', '木目']],
])('what is named among them is seen as well: %s %j', (language, told) => {
  expect(sceneryIn(told, language, AROUND)).toEqual(told.map(() => true))
})

test('things alone are looks where the brief ends with a look beside them', () => {
  const told = ['Manos con tierra', 'gotas de agua', 'verde intenso']
  expect(sceneryIn(told, 'es', AROUND)).toEqual([false, false, false])
  expect(sceneryIn(told, 'es', { ...AROUND, isEnd: true })).toEqual([true, true, true])
})

test('who lets a home tells of its light', () => {
  expect(sellsHomes('2-bed flat to let, evening sun, wooden floor', 'en')).toBe(true)
  expect(sellsHomes('Cups from Devon, evening sun, wooden table', 'en')).toBe(false)
})
