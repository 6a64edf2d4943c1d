import type { Language } from '../../../../contract/languages.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { type Brief, understand } from '../prompt/understand.ts'
import { mentions } from '../prompt/words.ts'
import { EDIT_WORDS, type EditName } from './edit-words.ts'

/** An edit as the engine understood it: known changes, and the words to be set on the picture. */
export interface Instruction {
  edits: Set<EditName>
  quotes: string[]
  brief: Brief
  /** The prompt asks for an ad made of the picture, not for a change of it. */
  wantsAd: boolean
}

/** More precise wishes that contain the words of vaguer ones. */
const IMPLIES: [EditName, EditName[]][] = [
  ['removeGround', ['replaceGround']],
  ['blurGround', ['replaceGround', 'crop']],
  ['blackWhite', ['replaceGround']],
  ['upscale', ['extend']],
]

export function readInstruction(prompt: string, language: Language): Instruction {
  const { quotes, rest } = takeQuotes(prompt)
  const brief = understand(prompt, language)
  const edits = new Set(
    (Object.keys(EDIT_WORDS) as EditName[]).filter((name) => mentions(rest, EDIT_WORDS[name])),
  )
  for (const [precise, vague] of IMPLIES) {
    if (edits.has(precise)) for (const name of vague) edits.delete(name)
  }
  const asksForAd = new RegExp(`^(?:${LEXICONS[brief.language].asks})`, 'iu').test(rest.trim())
  const isOffer = brief.offer !== null || brief.price !== null
  const wantsAd = edits.size === 0 && (asksForAd || isOffer || quotes.length > 1)
  if (edits.size === 0 && quotes.length === 1) edits.add('addText')
  return { edits, quotes, brief, wantsAd }
}
