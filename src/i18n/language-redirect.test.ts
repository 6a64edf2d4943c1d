import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../contract/languages'
import { isFilePath, languageRedirect } from './language-redirect'

describe('where an address without a language belongs', () => {
  test.each([
    ['[R2.03] the root', '/', '/de/'],
    ['[R2.04] a page', '/gallery', '/de/gallery'],
    ['[R2.04] a deep path', '/gallery/123', '/de/gallery/123'],
    ['[R2.04] a page with a dot in its name', '/veo3.1', '/de/veo3.1'],
    ['[R2.04] a page with a slash at its end', '/pricing/', '/de/pricing'],
    ['[R2.04] an unknown page, for the router to judge', '/it/gallery', '/de/it/gallery'],
    ['a language in capitals', '/EN', '/en/'],
    ['a page of a language in capitals', '/Fr/gallery', '/fr/gallery'],
    ['[R2.05] a link made of an undefined value', '/undefined', '/'],
    [
      '[R2.04] an address that looks like another host stays ours',
      '//evil.example',
      '/de//evil.example',
    ],
  ])('%s', (_, pathname, expected) => {
    expect(languageRedirect(pathname, 'de')).toBe(expected)
  })

  test.each(['/login', '/privacy', '/refund', '/terms', '/404', '/login/'])(
    '[R2.04] %s stays as it is',
    (pathname) => {
      expect(languageRedirect(pathname, 'de')).toBeNull()
    },
  )
})

describe.each(LANGUAGES)('an address in %s', (language) => {
  test('[R2.02] gets a slash when it is the language alone', () => {
    expect(languageRedirect(`/${language}`, 'en')).toBe(`/${language}/`)
    expect(languageRedirect(`/${language}/`, 'en')).toBeNull()
  })

  test('[R2.01] is right otherwise', () => {
    expect(languageRedirect(`/${language}/pricing`, 'en')).toBeNull()
    expect(languageRedirect(`/${language}/veo3.1`, 'en')).toBeNull()
  })
})

test.each([
  ['/favicon.ico', true],
  ['/assets/app-DHYM2rDo.css', true],
  ['/fonts/inter.woff2', true],
  ['/veo3.1', false],
  ['/en/veo3.1', false],
  ['/gallery', false],
])('whether %s names a file: %s', (pathname, expected) => {
  expect(isFilePath(pathname)).toBe(expected)
})
