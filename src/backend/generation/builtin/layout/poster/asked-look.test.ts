import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { understand } from '../../prompt/understand.ts'
import { askedLook, servesLook } from './asked-look.ts'

const look = (language: Language, wish: string) =>
  askedLook({ ...understand('Flohmarkt', language), dropped: [wish] })

test.each<[Language, string, Partial<ReturnType<typeof askedLook>>]>([
  ['fr', 'typographie à empattements', { letters: 'serif' }],
  ['ja', '信頼感のある明朝体', { letters: 'serif' }],
  ['vi', 'chữ có chân', { letters: 'serif' }],
  ['en', 'clean sans-serif', { letters: 'sans' }],
  ['en', 'big text please', { isLarge: true }],
  ['pt', 'letra bem grande', { isLarge: true }],
  ['zh', '标题要大', { isLarge: true }],
  ['de', 'Überschrift oben', { place: 'top' }],
  ['en', 'headline at the top', { place: 'top' }],
  ['ko', '가운데 정렬', { place: 'center' }],
  ['en', 'no big text', { isLarge: false }],
  ['en', 'calm blue', { letters: null, isLarge: false, place: null }],
])('%s: "%s" is a wish for the letters', (language, wish, asked) => {
  expect(look(language, wish)).toMatchObject(asked)
})

test('R1.06: a family that is set in other letters is as good as never taken', () => {
  const brief = { ...understand('Law firm in Leeds', 'en'), dropped: ['elegant serif'] }
  expect(servesLook('elegant', brief)).toBeGreaterThan(100 * servesLook('tape', brief))
  expect(servesLook('tape', { ...brief, dropped: [] })).toBe(1)
})

test('where the ground or the letters have a color, no other paper is laid under them', () => {
  const brief = { ...understand('Used cars', 'en'), dropped: ['White letters on red'] }
  expect(servesLook('receipt', brief)).toBeLessThan(0.1)
})
