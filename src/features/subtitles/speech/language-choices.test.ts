import { expect, test } from 'vitest'
import { SPOKEN_LANGUAGES } from '@/contract/spoken-languages'
import { languageChoices } from './language-choices'

test('[R1.09] spoken languages stand in the order of the reader’s alphabet, with their own names beside', () => {
  const names = languageChoices(['de', 'th', 'en', 'es'], 'de').map(({ name }) => name)
  expect(names).toEqual([
    'Deutsch',
    'Englisch · English',
    'Spanisch · Español',
    'Thailändisch · ไทย',
  ])
})

test('[R1.09] each of them has a name in every language it is read in, and none is its code', () => {
  for (const locale of ['en', 'th', 'zh']) {
    const choices = languageChoices(SPOKEN_LANGUAGES, locale)
    expect(new Set(choices.map(({ name }) => name)).size).toBe(SPOKEN_LANGUAGES.length)
    for (const { code, name } of choices) expect(name.toLowerCase()).not.toBe(code)
  }
})
