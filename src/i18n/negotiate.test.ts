import { describe, expect, test } from 'vitest'
import { languagePrefix, negotiateLanguage } from './negotiate'

const wish = { pathname: '/', stored: null, accepted: null, fallback: 'vi' } as const

describe('[R1.17] the language of a request', () => {
  test.each([
    ['the path prefix goes first', { pathname: '/ja/gallery', stored: 'de', accepted: 'fr' }, 'ja'],
    ['then what was stored', { stored: 'de', accepted: 'fr' }, 'de'],
    ['then the browser', { accepted: 'fr' }, 'fr'],
    ['then the fallback', {}, 'vi'],
  ])('%s', (_, wishes, expected) => {
    expect(negotiateLanguage({ ...wish, ...wishes })).toBe(expected)
  })

  test.each([
    ['regions count for their language', 'pt-BR,en;q=0.5', 'pt'],
    ['the highest weight wins, not the first place', 'en;q=0.3,ko;q=0.9', 'ko'],
    ['of equal weights the first wins', 'th,ja', 'th'],
    ['languages we do not speak are passed over', 'sv,nl;q=0.9,es;q=0.2', 'es'],
    ['weight zero means never, even when nothing else fits', 'sv,de;q=0', 'vi'],
    ['a wildcard says nothing', '*', 'vi'],
    ['a broken header says nothing', ';;q=,,-', 'vi'],
    ['letters may be large', 'ZH-Hant-TW', 'zh'],
  ])('%s', (_, accepted, expected) => {
    expect(negotiateLanguage({ ...wish, accepted })).toBe(expected)
  })

  test('a stored language we do not speak is ignored', () => {
    expect(negotiateLanguage({ ...wish, stored: 'xx', accepted: 'ko' })).toBe('ko')
  })

  test('[D1.18] the fallback is a setting', () => {
    expect(negotiateLanguage({ ...wish, fallback: 'en' })).toBe('en')
  })
})

test.each([
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/vi/veo3.1', 'vi'],
  ['/english', null],
  ['/EN/gallery', null],
  ['/', null],
  ['//en', null],
])('the prefix of %s is %s', (pathname, expected) => {
  expect(languagePrefix(pathname)).toBe(expected)
})
