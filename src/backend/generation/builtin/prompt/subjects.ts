import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../../contract/languages.ts'
import { packageFolder } from '../../../paths.ts'
import { LEXICONS } from './lexicon/index.ts'
import { subjectsIn } from './named-subjects.ts'
import { SUBJECT_WORDS } from './subject-words.ts'
import { mentions } from './words.ts'

interface EmojiRow {
  group?: number
  hexcode: string
  label: string
  tags?: string[]
  unicode: string
}

/** Emoji groups that show things: animals, food, places, activities, objects. */
const THINGS = new Set([3, 4, 5, 6, 7])
const LABEL_BONUS = 1.5

/** Words that name a thing but nearly always mean something else in an ad. */
const MISLEADING = new Set([
  'new',
  'sale',
  'free',
  'now',
  'best',
  'ad',
  'shop',
  'price',
  'open',
  'hot',
  'big',
  'top',
  'up',
  'off',
  'on',
  'day',
  'summer',
  'winter',
  'spring',
  'video',
  'photo',
  'picture',
  'image',
  'card',
  'post',
  'label',
  'sign',
  'good',
  'table',
  'tisch',
  'mesa',
  'bàn',
  '桌',
  '桌子',
  'テーブル',
  '테이블',
  'โต๊ะ',
  'neu',
  'angebot',
  'verkauf',
  'bild',
  'foto',
  'nuevo',
  'oferta',
  'nouveau',
  'offre',
  'novo',
  'oferta',
  'mới',
  'bán',
  '新',
  '图',
  '上',
  '的',
  'ใหม่',
  'ขาย',
  '새',
  '신',
  'の',
  'sport',
  'food',
  'essen',
  'comida',
  'nourriture',
])

/** Color words that just as often name a thing. */
const THING_COLOURS = new Set(['orange', 'pink', 'purple', 'green', 'beige'])

const rowsByLanguage = new Map<Language, EmojiRow[]>()
const SUBJECTS_MAX = 4
/** A subject not mentioned by then is not looked for. */
const READ_MAX = 600
/** Weaker matches are more likely chance than meaning. */
const RELATIVE_MIN = 0.55

/** Code points of the bundled pictures the text mentions, best first. */
export function findSubjects(text: string, language: Language): string[] {
  const lowered = text.slice(0, READ_MAX).toLowerCase()
  const named = namedSubjects(lowered)
  const general = named.length > 0 ? [] : generalSubjects(lowered, language)
  return [...new Set([...emojiInText(text), ...named, ...general])].slice(0, SUBJECTS_MAX)
}

/** An English noun for a picture from the word list. */
export const nounOfSubject = (codePoints: string): string | null =>
  SUBJECT_WORDS.find(([known]) => known === codePoints)?.[1]
    .split('|')[0]
    ?.replace(/[^\p{L} -]/gu, '') ?? null

const namedSubjects = (lowered: string): string[] =>
  subjectsIn(lowered).map(({ codePoints }) => codePoints)

/** The name of a picture in a language: the headline when the user wrote no words. */
export function nameOfSubject(codePoints: string | undefined, language: Language): string | null {
  const row = rowsOf(language).find(({ hexcode }) => hexcode.toLowerCase() === codePoints)
  return row ? row.label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : null
}

function generalSubjects(text: string, language: Language): string[] {
  const words = wordsOf(text, language)
  const scored = rowsOf(language)
    .map((row) => ({ row, points: score(row, words, text) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
  const best = scored[0]?.points ?? 0
  return scored
    .filter(({ points }) => points >= best * RELATIVE_MIN)
    .map(({ row }) => row.hexcode.toLowerCase())
}

/** The words of the text in order; a dictionary segments scripts without spaces. */
function wordsOf(text: string, language: Language): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
  return [...new Set(words)].filter((word) => !MISLEADING.has(word) && !isColour(word, language))
}

/** A color describes a thing: a red mug is no red envelope. */
const isColour = (word: string, language: Language): boolean =>
  Object.entries(LEXICONS[language].colours).some(
    ([name, words]) => !THING_COLOURS.has(name) && mentions(word, words),
  )

function emojiInText(text: string): string[] {
  const found =
    text.match(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*/gu) ?? []
  return found.map((emoji) =>
    [...emoji.replace(/\ufe0f/g, '')].map((part) => part.codePointAt(0)!.toString(16)).join('-'),
  )
}

function score(row: EmojiRow, words: string[], text: string): number {
  const terms = [row.label.toLowerCase(), ...(row.tags ?? [])]
  return terms
    .map((term, index) => match(term, words, text) * (index === 0 ? LABEL_BONUS : 1))
    .reduce((sum, points) => sum + points, 0)
}

/** Points for a match: the longer the word and the earlier it comes, the surer. */
function match(term: string, words: string[], text: string): number {
  if (MISLEADING.has(term)) return 0
  if (term.includes(' ')) return text.includes(term) ? term.length * 1.5 : 0
  const at = words.findIndex((word) => isSameWord(word, term))
  if (at < 0) return 0
  const isShortLatin = term.length < 3 && /^[a-z]/.test(term)
  return isShortLatin ? 0 : term.length * (1.8 - at / words.length)
}

/** Equal up to a plural or case ending; German compounds match by their last part. */
function isSameWord(word: string, term: string): boolean {
  if (word === term) return true
  if (term.length < 4) return word === `${term}s`
  if (word.startsWith(term) && word.length - term.length <= 2) return true
  if (term.startsWith(word) && word.length >= 5 && term.length - word.length <= 2) return true
  return term.length >= 5 && word.length > term.length + 2 && word.endsWith(term)
}

function rowsOf(language: Language): EmojiRow[] {
  const known = rowsByLanguage.get(language)
  if (known) return known
  const file = join(packageFolder('emojibase-data'), language, 'compact.json')
  const all: EmojiRow[] = JSON.parse(readFileSync(file, 'utf8'))
  const rows = all.filter((row) => THINGS.has(row.group ?? -1))
  rowsByLanguage.set(language, rows)
  return rows
}
