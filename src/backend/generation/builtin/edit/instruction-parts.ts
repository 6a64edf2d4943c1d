import { wordPattern } from '../prompt/words.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { SEPARATOR } from './instruction-words.ts'
import { QUOTE_MARK } from './left-over.ts'

const MARK = /[\ue000-\uefff]/gu
const PRIVATE = /[\ue000-\uf8ff]/gu
const MARK_FIRST = 0xe000
const QUOTE_FIRST = 0xf000
const QUOTES_MAX = 200
export const indexOf = (mark: string) => mark.codePointAt(0)! - QUOTE_FIRST

/** Splits an instruction into its wishes; quotes become single characters so that nothing inside them splits. */
export function partsOf(prompt: string, quotes: string[]): { shown: string; text: string }[] {
  const hidden = withQuotesHidden(prompt.replace(PRIVATE, ' '), quotes)
  const { marked, originals } = withKnownMarked(hidden)
  return marked
    .split(SEPARATOR)
    .map((part) => part.replace(MARK, (mark) => originals[mark.codePointAt(0)!] ?? ''))
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      text,
      shown: text.replace(QUOTE_MARK, (mark) => `“${quotes[indexOf(mark)] ?? ''}”`),
    }))
}

function withQuotesHidden(text: string, quotes: string[]): string {
  let hidden = text
  for (const [index, words] of quotes.slice(0, QUOTES_MAX).entries()) {
    const exact = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const quoted = new RegExp(`[“„«»「『"＂‘']\\s*${exact}\\s*[”“»«」』"＂’']`, 'u')
    hidden = hidden.replace(quoted, ` ${String.fromCodePoint(QUOTE_FIRST + index)} `)
  }
  return hidden
}

let known: RegExp | null = null

/** Hides known changes behind single characters, so that "black and white" is not split at its "and". */
function withKnownMarked(text: string): { marked: string; originals: Record<number, string> } {
  const originals: Record<number, string> = {}
  let next = MARK_FIRST
  known ??= new RegExp(
    Object.values(EDIT_WORDS)
      .map((list) => wordPattern(list).source)
      .join('|'),
    'giu',
  )
  const marked = text.replace(known, (found) => {
    originals[next] = found
    return String.fromCodePoint(next++)
  })
  return { marked, originals }
}
