import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { STAGING } from '../grammar/staging/index.ts'
import { isForCustomers } from './asides.ts'
import { isForReaders } from './design.ts'
import { trimmed } from './trimmed.ts'
import { has, keyOf, pattern, plain } from './word-lists.ts'

/** A part of a described picture, in written order. */
export interface StagedPart {
  kind: 'thing' | 'direction' | 'words' | 'caption' | 'said'
  text: string
}

export interface Told {
  clause: string
  /** For customers, whatever surrounds it. */
  isSaid: boolean
  isQuoting: boolean
  /** How certainly it only describes a picture. */
  points: number
  isOfLight: boolean
}

/** A pronoun for someone named before. */
const PRONOUN = /^(?:she|he|they|sie|er|elle|il|ella|él|ela|ele|cô ấy|anh ấy)\s/u

export function scene(told: Told[], frame: number, language: Language): StagedPart[] {
  const last = told.findLastIndex(({ points, isQuoting }) => points > 0 || isQuoting)
  let isFound = false
  return told.flatMap((each, at): StagedPart[] => {
    const { clause } = each
    const shown = at === 0 ? clause.slice(frame) : clause
    const isBare = each.points > 0 || trimmed(shown) === '' || isHolderOf(told[1], at, frame)
    const isNamed = at === 0 && isNamedInQuotes(told)
    const known = knownKind({ ...each, isQuoting: each.isQuoting && !isNamed }, at, isBare)
    if (known) return [{ kind: known, text: clause }]
    if (isFound)
      return [{ kind: isAfterAll(clause, at, last, language) ? 'said' : 'direction', text: clause }]
    isFound = true
    return around(clause, thingIn(shown, language))
  })
}

function knownKind(
  { clause, isSaid, isQuoting }: Told,
  at: number,
  isBare: boolean,
): StagedPart['kind'] | null {
  if (isQuoting) return 'words'
  if (isSaid && (at > 0 || isForReaders(clause))) return 'said'
  return isBare ? 'direction' : null
}

/** "The soap “Miel” in a bathroom, …, with the words “…”": the first quote is a name. */
const isNamedInQuotes = ([first, ...others]: Told[]): boolean =>
  first?.isQuoting === true &&
  /\p{L}{2}/u.test(first.clause) &&
  others.some(({ isQuoting }) => isQuoting)

/** "Close-up of a barista, she is holding …": the person is not the product. */
const isHolderOf = (next: Told | undefined, at: number, frame: number): boolean =>
  at === 0 && frame > 0 && PRONOUN.test(plain(next?.clause ?? ''))

/** Clauses behind the last one that describes the picture no longer belong to it. */
const isAfterAll = (clause: string, at: number, last: number, language: Language): boolean => {
  const { seen, felt, light } = STAGING[language]
  return (
    at > last && clause.length > 1 && ![seen, felt, light].some((list) => has(keyOf(clause), list))
  )
}

/** A split picture is about the thing that gives one half its look. */
export function halves(told: Told[], language: Language): StagedPart[] {
  const uses = pattern(STAGING[language].uses)
  const owed = told.findLast(({ clause, isQuoting }) => !isQuoting && uses.test(plain(clause)))
  return told.flatMap((each): StagedPart[] => {
    const { clause, isQuoting } = each
    if (isQuoting) return [{ kind: owed ? 'caption' : 'words', text: clause }]
    if (isForCustomers(clause, GRAMMARS[language])) return [{ kind: 'said', text: clause }]
    if (each !== owed) return [{ kind: 'direction', text: clause }]
    const name = uses.exec(plain(clause))?.[1] ?? ''
    const start = plain(clause).lastIndexOf(name)
    return around(clause, clause.slice(start, start + name.length))
  })
}

/** Splits a clause into the text before the thing, the thing, and the text behind it. */
function around(clause: string, thing: string): StagedPart[] {
  const start = clause.lastIndexOf(thing)
  return [
    { kind: 'direction' as const, text: clause.slice(0, start) },
    { kind: 'thing' as const, text: thing },
    { kind: 'direction' as const, text: clause.slice(start + thing.length) },
  ].filter(({ text }) => trimmed(text) !== '')
}

/** "A woman holding a lamp in a kitchen" shows a lamp. */
function thingIn(shown: string, language: Language): string {
  const { holders, settings } = STAGING[language]
  const held = pattern(holders).exec(plain(shown))?.[0].length ?? 0
  const rest = held < shown.length ? shown.slice(held) : shown
  const cut = pattern(settings, 'gu')
  const end = [...plain(rest).matchAll(cut)].find(({ index }) => index > 0)?.index
  return trimmed(rest.slice(0, end)) || trimmed(shown)
}
