import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../../contract/languages.ts'
import { packageFolder } from '../../../paths.ts'

interface EmojiRow {
  group?: number
  hexcode: string
  label: string
  tags?: string[]
  unicode: string
}

/** Groups of the emoji standard that show things: animals, food, places, activities, objects. */
const THINGS = new Set([3, 4, 5, 6, 7])
const UNSPACED = new Set<Language>(['zh', 'ja', 'th', 'ko'])
const LABEL_BONUS = 2.5

/** Words that name a thing and yet are nearly always meant otherwise in an ad. */
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
  'black',
  'white',
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

const rowsByLanguage = new Map<Language, EmojiRow[]>()

/** Pictures of the bundled set that the text speaks of, best first, as their code points. */
export function findSubjects(text: string, language: Language): string[] {
  const own = emojiInText(text)
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].filter(
    (word) => !MISLEADING.has(word),
  )
  const lowered = text.toLowerCase()
  const scored = rowsOf(language)
    .map((row) => ({ row, score: score(row, words, lowered, UNSPACED.has(language)) }))
    .filter(({ score: points }) => points > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row.hexcode.toLowerCase())
  return [...new Set([...own, ...scored])].slice(0, 4)
}

function emojiInText(text: string): string[] {
  const found =
    text.match(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*/gu) ?? []
  return found.map((emoji) =>
    [...emoji.replace(/\ufe0f/g, '')]
      .map((part) => (part.codePointAt(0) as number).toString(16))
      .join('-'),
  )
}

function score(row: EmojiRow, words: string[], text: string, isUnspaced: boolean): number {
  const terms = [row.label.toLowerCase(), ...(row.tags ?? [])]
  return terms
    .map((term, index) => match(term, words, text, isUnspaced) * (index === 0 ? LABEL_BONUS : 1))
    .reduce((sum, points) => sum + points, 0)
}

/** Points for one name of a thing: the longer the word that was found, the surer. */
function match(term: string, words: string[], text: string, isUnspaced: boolean): number {
  if (MISLEADING.has(term)) return 0
  if (isUnspaced) return term.length >= 2 && text.includes(term) ? term.length : 0
  if (term.includes(' ')) return text.includes(term) ? term.length * 1.5 : 0
  return words.some((word) => isSameWord(word, term)) ? term.length : 0
}

/** Equal but for a plural or case ending; German compounds match by their last part. */
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
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as EmojiRow[]).filter((row) =>
    THINGS.has(row.group ?? -1),
  )
  rowsByLanguage.set(language, rows)
  return rows
}
