import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { dateIn } from './find-date.ts'

/** The date that a text names, as shown on a calendar leaf. */
const LEAVES: [Language, string, string, string][] = [
  ['fr', 'du 12 au 14 juin, 10 h – 18 h', '12–14', 'juin'],
  ['en', 'Two Saturdays, 6 + 13 June, 10am–3pm', '6 + 13', 'June'],
  ['en', 'June 12–14', '12–14', 'June'],
  ['en', '12 June, 10am', '12', 'June'],
  ['en', 'June 12, 7pm', '12', 'June'],
  ['de', 'Am 6. September, 10–17 Uhr', '6', 'September'],
  ['en', 'June 12, 7 to 9 pm', '12', 'June'],
  ['fr', '8 mai, 9 à 12 h', '8', 'mai'],
  ['es', '3, 4 y 5 de octubre', '3–5', 'octubre'],
  ['de', '30. Mai bis 2. Juni', '30', 'Mai'],
  ['ja', '10月3日〜5日 17:00', '3–5', '10月'],
  ['ja', '10月3日 17:00〜22:00', '3', '10月'],
  ['th', '12–14 มิ.ย. 68', '12–14', 'มิถุนายน'],
  ['vi', '12–14/6, 7h30–11h', '12–14', 'Tháng 6'],
]

test.each(LEAVES)('in %s a leaf for "%s" says %s', (language, text, days, month) => {
  expect(dateIn(text, language)).toEqual({ days, month })
})
