import type { Language } from '../../../../contract/languages.ts'
import { takeColour } from './colour-wish.ts'
import { definiteThing, withoutGround } from './left-over.ts'

/** "The red mug", "la taza roja": the color identifies the thing and is no wish. */
export function isOfTheThing(part: string, uncoloured: string): boolean {
  const thing = definiteThing(withoutGround(uncoloured))
  if (thing === null) return false
  const isHere = (text: string, at: number) => at >= 0 && text.startsWith(thing, at)
  // Where the color's words left a gap, before or after the thing.
  let from = 0
  while (from < part.length && part[from] === uncoloured[from]) from += 1
  const after = uncoloured.slice(from).search(/\S/u)
  const next = uncoloured.slice(from + Math.max(0, after)).replace(/^(?:的|い|の|색|색의)\s*/u, '')
  return isHere(next, 0) || uncoloured.slice(0, from).trimEnd().endsWith(thing)
}

/** "Make the yellow chair red": drops the color that identifies the chair if another is requested. */
export function withoutThingsColour(part: string, language: Language): string {
  const { colour, rest } = takeColour(part, language, 'one name')
  if (colour === null || !isOfTheThing(part, rest)) return part
  return takeColour(rest, language).colour === null ? part : rest
}
