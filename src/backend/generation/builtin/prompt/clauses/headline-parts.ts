import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { calledIn } from './called.ts'
import { splitHeadline } from './headline.ts'
import { roleOf } from './promoted.ts'
import type { ClauseRole } from './reading.ts'
import { withoutSelling } from './sells.ts'
import { trimmed } from './trimmed.ts'
import { callAtEnd } from './whole-calls.ts'

interface Part {
  text: string
  role: ClauseRole
}

/** 我们餐厅「小满私厨」招服务员: the possessive goes without saying. */
const OURS = /^(?:我们|咱们)(?:家|店)?的?(?=\p{sc=Han}{2,6}[「『“"《])/u
const ARTICLE = /^(?:an?|une?|eine?n?|una?|uma?|the|die|der|das|le|la|el|o) /iu

/** Splits the first clause for customers into the headline, a name or figure next to it, and a final call. */
export function headlineParts(
  given: string,
  language: Language,
  grammar: Grammar,
): { parts: Part[]; call: string | null } {
  const text = withoutSelling(given.replace(OURS, ''), language)
  const called = calledIn(text)
  if (called) {
    const { kind, name, where } = called
    const parts: Part[] = [
      { text: kind.replace(ARTICLE, ''), role: 'herald' },
      { text: name, role: 'headline' },
    ]
    return { parts: where === '' ? parts : [...parts, placed(where, grammar)], call: null }
  }
  const end = callAtEnd(text, grammar)
  const about = end ? trimmed(text.slice(0, text.lastIndexOf(end))) : ''
  const call = about.length > 1 ? end : null
  const [headline, rest] = splitHeadline(call ? about : text, grammar)
  const parts: Part[] = call ? [{ text: call, role: 'cta' }] : []
  parts.push({ text: headline, role: 'headline' })
  return { parts: rest ? [...parts, placed(rest, grammar)] : parts, call }
}

const placed = (text: string, grammar: Grammar): Part => ({ text, role: roleOf(text, grammar) })
