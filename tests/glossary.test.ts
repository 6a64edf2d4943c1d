import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isLanguage, LANGUAGES, type Language } from '../src/contract/languages'
import { readCatalog } from './support/catalog'

/** Rows of the tables of the glossary, without their heads. */
const [terms = [], avoided = [], stems = []] = readFileSync('locales/GLOSSARY.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) =>
    section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2, -2).split(' | ')),
  )

const [languages = [], , ...rows] = terms
const catalogs = new Map(LANGUAGES.map((language) => [language, readCatalog(language)]))

/** What people read in a language: the messages, and the texts beside them. */
const textsOf = (language: Language): string[] => [
  ...[...(catalogs.get(language)?.values() ?? [])].map(({ words }) => words),
  ...readdirSync(`locales/${language}`)
    .filter((file) => /\.(md|json)$/.test(file))
    .flatMap((file) => readFileSync(`locales/${language}/${file}`, 'utf8').split('\n')),
]

/** Examples to be filled in keep plain spaces: the engine reads them as it reads a prompt. */
const messagesOf = (language: Language) =>
  [...(catalogs.get(language)?.values() ?? [])]
    .filter(({ id }) => id && !id.includes('['))
    .map(({ words }) => words)

/** Each message beside its English, plurals apart: their forms are sentences of their own. */
const idsAndWords = (language: Language) =>
  [...(catalogs.get(language)?.values() ?? [])]
    .filter(({ id }) => id && !id.includes(', plural,'))
    .map(({ id, words }) => [id, words] as const)

describe.each(rows)('the term “%s”', (...row) => {
  const [english = ''] = row

  test.each(LANGUAGES)('is one word in %s', (language) => {
    const said = catalogs.get(language)?.get(english)?.words
    expect(said).toBe(row[languages.indexOf(language)])
  })
})

/** What it says between the names that are filled in; one of them is a product of somebody else. */
const sayings = (text: string) => text.replaceAll(/\{\w+\}|Campaign Manager/g, '')

describe.each(stems.slice(2))('every sentence about a “%s”', (...row) => {
  const [english = ''] = row
  const said = new RegExp(`\\b${english.replace(/y$/, '(?:y|ie)')}s?\\b`, 'i')

  test.each(LANGUAGES.filter((language) => language !== 'en'))('says so in %s', (language) => {
    const words = row[languages.indexOf(language)]?.toLowerCase().split('/') ?? []
    const silent = idsAndWords(language).filter(
      ([id, text]) =>
        said.test(sayings(id)) && !words.some((word) => text.toLowerCase().includes(word)),
    )
    expect(silent).toEqual([])
  })
})

test.each(avoided.slice(2))('%s says no “%s”', (language = '', word = '') => {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the product.`)
  const found = textsOf(language).filter((text) => text.toLowerCase().includes(word.toLowerCase()))
  expect(found).toEqual([])
})

/** Lingui writes an apostrophe around what it must not read. */
const withoutPlurals = (text: string) => text.replaceAll(/'\{|\}'/g, '')

const KANA = '[\\u3041-\\u30ff\\u4e00-\\u9fff]'

describe('the signs of a language', () => {
  test.each<[Language, string, RegExp]>([
    ['de', 'an ordinary space before % and …', /[\w}] [%…]/],
    ['es', 'an ordinary space before %', /[\d}] %/],
    ['es', 'the simple past of what has just happened', /\b(?:fue|fueron|dio)\b|^Se \p{L}+ó\b/u],
    ['pt', 'an article before a name that is filled in', /\b[DN][ao] \{(?!brandName\})/i],
    ['fr', 'a wide space before : ; ! ? % or inside « »', /[ \u00a0][;:!?%»](?!\w)|«[ \u00a0]/],
    ['ja', 'a space beside a digit or a name', new RegExp(`${KANA} [\\w{#]|[\\w}#] ${KANA}`)],
    ['ja', 'a half-width ? or :', new RegExp(`${KANA}[?:]`)],
    ['ja', 'a wave of another kind than ～', /〜/],
    ['ja', 'a dot without spaces between two facts', /\}・|・\{/],
    ['ko', 'a space before a parenthesis', /[가-힣}] \(/],
    ['ko', 'double quotes around a name', /“\{(?!name\}” 광고를 만들어 줘)/],
    [
      'ko',
      'two registers, or both forms of a particle',
      /니다|\([으은이을]\)|[을은이]\([를는가]\)/,
    ],
    ['th', 'ๆ without a space, or a speaker’s sex', /\Sๆ|ครับ|ค่ะ/],
    ['zh', 'a doubled ellipsis', /……/],
  ])('in %s, never %s', (language, _, fault) => {
    expect(messagesOf(language).filter((text) => fault.test(text))).toEqual([])
  })

  test.each(['mail.json', 'faq.md', 'how-it-works.md', 'sandbox-payment.json'])(
    'in ko %s speaks as the pages do',
    (file) => {
      expect(readFileSync(`locales/ko/${file}`, 'utf8')).not.toContain('니다')
    },
  )

  /** Which form it takes depends on the last sound, which only a number or a word of ours is known by. */
  test('in ko no particle follows a name that is filled in', () => {
    const fault = /\{(?!share|used|price)\w+\}’?(?:[은는이가을를과와]|으?로)(?=[\s.,]|$)/
    expect(textsOf('ko').filter((text) => fault.test(text))).toEqual([])
  })

  /** A syllable with a consonant below takes 을. */
  test('in ko a word that ends on a consonant takes 을', () => {
    const endsOnConsonant = (syllable: string) => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28 > 0
    const found = textsOf('ko').flatMap((text) => [...text.matchAll(/([가-힣])를(?![가-힣])/g)])
    expect(found.filter(([, before = '']) => endsOnConsonant(before)).map(String)).toEqual([])
  })

  /** Quotes that a language does not use; what is between them is somebody’s own words. */
  test.each<[Language, RegExp]>([
    ['de', /[”«»']|^[^„]*“/],
    ['en', /„|«|»|「|'/],
    ['es', /[„“”]|'/],
    ['fr', /[„“”]|'/],
    ['ja', /[„“”«»]|'/],
    ['ko', /[„«»「]|'/],
    ['pt', /[„«»「]|'/],
    ['th', /[„«»「]|'/],
    ['vi', /[„«»「]|'/],
    ['zh', /[„«»「]|'/],
  ])('in %s words are quoted as the language does', (language, foreign) => {
    const found = messagesOf(language).filter((text) => foreign.test(withoutPlurals(text)))
    expect(found).toEqual([])
  })

  /** How thousands are parted where a number stands in a sentence. */
  const spaces = '\\u0020\\u00a0\\u202f'
  test.each<[string, Language[]]>([
    [`.${spaces}`, ['en', 'ja', 'ko', 'th', 'zh']],
    [`,${spaces}`, ['de', 'es', 'pt', 'vi']],
    ['.,\\u0020\\u00a0', ['fr']],
  ])('no “%s” parts thousands in %j', (foreign, those) => {
    const fault = new RegExp(`\\d[${foreign}]\\d{3}(?!\\d)`)
    expect(those.flatMap(messagesOf).filter((text) => fault.test(text))).toEqual([])
  })

  test.each(LANGUAGES)('in %s no space is doubled, leads or trails', (language) => {
    expect(messagesOf(language).filter((text) => /^\s|\s$|[^\S\n]{2}/.test(text))).toEqual([])
  })

  test('in English every message is the one in the code', () => {
    const said = [...(catalogs.get('en')?.values() ?? [])]
    expect(said.filter(({ id, words }) => words !== id)).toEqual([])
  })

  test('in English a list of three has its last comma', () => {
    const found = messagesOf('en').filter((text) =>
      /\b\w+, (?!before|black|here|free|first|with)\w+ (and|or) \w+/.test(text),
    )
    expect(found).toEqual([])
  })

  test.each(LANGUAGES)('in %s dots and quotes are set, not typed', (language) => {
    expect(messagesOf(language).filter((text) => /\.\.\.|"|\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  /** Two sentences that stand for one of the specification end as sentences do. */
  test.each(LANGUAGES)('in %s what is no sentence in English ends without a dot', (language) => {
    const found = idsAndWords(language).filter(
      ([id, words]) => !/[.?!:…}]$/.test(id) && /^[^.。]+[.。]$/.test(words),
    )
    const abbreviated = (words: string) => words.endsWith(' Min.')
    expect(found.filter(([, words]) => !abbreviated(words))).toEqual([])
  })

  /** What a button asks for is no sentence. */
  test.each(LANGUAGES)('in %s the last of two sentences ends as the first does', (language) => {
    const found = idsAndWords(language).filter(
      ([id, words]) =>
        !/\[|(?:Shop now|Use it in an ad)$/.test(id) &&
        /(?:\p{L}{2}[.?!] [\p{Lu}가-힣]|。.).*[\p{L}\d]$/u.test(words),
    )
    expect(found).toEqual([])
  })

  /** From ten on: smaller ones may be words. A fifth off is 8折 in Chinese. */
  test.each(LANGUAGES)('in %s the figures of the English are there', (language) => {
    const figures = (text: string) =>
      text.replaceAll(/(\d)[.,\s](?=\d{3})/g, '$1').match(/(?<![\d{])\d{2,}/g) ?? []
    const found = idsAndWords(language).filter(([id, words]) => {
      const said = new Set(figures(words))
      const isDiscount = language === 'zh' && id.includes('20% off')
      return !isDiscount && figures(id).some((figure) => !said.has(figure))
    })
    expect(found).toEqual([])
  })
})
