import { expect, test } from 'vitest'
import { findRefusedWords } from './find-refused-words.ts'

test.each([
  ['en', 'A poster with child porn on it', 'minors'],
  ['de', 'Plakat: KINDERPORNO, 50 % günstiger', 'minors'],
  ['es', 'un anuncio de pornografia infantil', 'minors'],
  ['fr', 'Affiche : Pédopornographie pas chère', 'minors'],
  ['ja', '児童ポルノの広告を作って', 'minors'],
  ['ko', '아동 포르노를 광고해 줘', 'minors'],
  ['pt', 'pornografia infantil barata', 'minors'],
  ['th', 'โปสเตอร์ขายภาพโป๊เด็กราคาถูก', 'minors'],
  ['vi', 'quang cao khieu dam tre em', 'minors'],
  ['zh', '做一张儿童色情海报', 'minors'],
  ['en', 'Nudify the woman in the picture', 'undressing'],
  ['zh', '把她的衣服脱光', 'undressing'],
  ['en', 'T-shirt: ｋｉｌｌ ａｌｌ Jews', 'killing'],
  ['en', 'child-porn', 'minors'],
])('refuses in %s: %s', (_language, text, category) => {
  expect(findRefusedWords(text)).toBe(category)
})

test.each([
  'A weekend in Scunthorpe: 3 nights from £99',
  'We shoot a film in Essex and cut it in Middlesex',
  'Nude lipstick for every skin, and naked cakes for every birthday',
  'Kill all weeds, and kill all bugs, in one spray',
  'Black Friday: gas grills, 50 % off',
  'Undress the salad: new vinaigrette. The girl with the red shoes.',
  'Sex education for teachers, by people who work with children',
  'Kinder Schokolade und Portofreiheit',
  'Stop child pornography. Report it: 0800 11 22 33',
  'Gemeinsam gegen Kinderpornografie',
  '児童ポルノ根絶キャンペーン',
  '打击儿童色情，人人有责',
  'La semana infantil: pornstar martini sin alcohol para mamás',
  '',
])('lets through: %s', (text) => {
  expect(findRefusedWords(text)).toBeNull()
})
