import { expect, test } from 'vitest'
import { LANGUAGES } from '@/contract/languages'
import { createCatalogs } from './catalogs'

test('every language has a catalog of its own', async () => {
  const catalogs = createCatalogs()
  await Promise.all(LANGUAGES.map((language) => catalogs.load(language)))
  expect(LANGUAGES.map((language) => catalogs.get(language).locale)).toEqual([...LANGUAGES])
})

test('loading another language, as a hovered link does, leaves the one on screen alone', async () => {
  const catalogs = createCatalogs()
  const onScreen = await catalogs.load('de')
  await catalogs.load('ja')
  expect(catalogs.get('de')).toBe(onScreen)
  expect(onScreen.locale).toBe('de')
})

test('two requests share no catalog', async () => {
  const [one, other] = [createCatalogs(), createCatalogs()]
  expect(await one.load('fr')).not.toBe(await other.load('fr'))
})

test('words that are not loaded stand in the language on screen', async () => {
  const catalogs = createCatalogs()
  await catalogs.load('de')
  expect(catalogs.get('th').locale).toBe('de')
})

test('before any words are loaded they stand in English', () => {
  expect(createCatalogs().get('th').locale).toBe('en')
})
