import type { PromptCorrections } from '../../../../contract/endpoints/prompts.ts'
import type { WorkflowType } from '../../../../contract/generation.ts'
import type { GenerationRequest } from '../../provider.ts'
import { readInstruction } from '../edit/read-instruction.ts'
import { AD_NOUNS } from '../edit/wish-words.ts'
import type { Clause } from '../prompt/clauses/reading.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import { takeQuotes } from '../prompt/quotes.ts'
import { setRight } from '../prompt/read-brief.ts'
import type { Brief } from '../prompt/understand.ts'
import { mentions } from '../prompt/words.ts'
import { PICTURE_OF, TYPE_WORDS } from './type-words.ts'

type Words = Pick<GenerationRequest, 'prompt' | 'language' | 'corrections' | 'wordsIn'>

/** A brief whose picture a model paints, with the text set over it. */
export interface PartedBrief {
  /** The printed part, as read. */
  read: Brief
  /** The printed part with its owner's corrections. */
  brief: Brief
  /** The words that describe the picture, in their order. */
  scene: string
  /** The subject, if nothing describes the picture; otherwise empty. */
  theme: string
  /** Workflows in which it has text to print at all. */
  workflows: WorkflowType[]
}

/** Splits a brief into what a model paints and what is printed over it. */
export function partBrief({ prompt, language, corrections, wordsIn }: Words): PartedBrief {
  const instruction = readInstruction(prompt, language)
  const { brief: whole } = instruction
  const { quotes } = takeQuotes(prompt, whole.language)
  const isQuoted = quotes.some((quote) => isSame(quote, whole.headline))
  const pictured = whole.clauses.filter((clause, index) =>
    isPictured(clause, index, whole, isQuoted),
  )
  const isCallGiven = whole.clauses.some(({ role, call }) => role === 'cta' || call)
  const texts = pictured.map(({ text }) => text)
  const printed: Brief = {
    ...whole,
    cta: isCallGiven ? whole.cta : '',
    perks: whole.perks.map((perk) => texts.reduce(without, perk)).filter(Boolean),
    clauses: whole.clauses.map((clause) =>
      texts.includes(clause.text) ? { ...clause, role: 'design' } : clause,
    ),
    dropped: [...whole.dropped, ...texts],
  }
  const scene = sceneOf(prompt, whole, new Set(pictured))
  const theme = isQuoted || texts.length > 0 ? '' : withoutFigures(whole.headline)
  return {
    read: printed,
    brief: setRight(printed, corrections ?? {}, wordsIn),
    scene,
    theme: speaks(whole) ? theme : '',
    workflows: [
      ...(isTold(whole, quotes) || isSetByHand(corrections) ? TOLD : []),
      ...(isAddedTo(instruction) || isSetByHand(corrections) ? ['image_edit' as const] : []),
    ],
  }
}

const TOLD: WorkflowType[] = ['text_to_image', 'text_to_video', 'image_to_video']

const SOLD = new Set<Clause['role']>(['offer', 'price', 'cta', 'legal'])
const sells = ({ clauses }: Brief) => clauses.some(({ role, call }) => SOLD.has(role) || call)

/** A description of a picture has no text to print; one with a quote, an offer or an order for an ad has. */
const isTold = (brief: Brief, quotes: string[]): boolean =>
  quotes.length > 0 || brief.author !== null || sells(brief) || isAdOrdered(brief)

function isAdOrdered({ clauses, language }: Brief): boolean {
  const order = clauses.find(({ role }) => role === 'design')?.text ?? ''
  const asks = new RegExp(`^(?:${LEXICONS[language].asks})`, 'iu')
  return asks.test(order) && mentions(order, AD_NOUNS)
}

/** Letters in a picture are the model's to change; text is set only on request. */
const isAddedTo = ({ edits, brief, wantsAd, replaced }: ReturnType<typeof readInstruction>) =>
  replaced === null &&
  !edits.has('replaceText') &&
  (edits.has('addText') || wantsAd || sells(brief))

const LOOKS = new Set<string>(['mood', 'colours', 'subject'])
const isSetByHand = (corrections: PromptCorrections | undefined): boolean =>
  Object.entries(corrections ?? {}).some(([field, value]) => !LOOKS.has(field) && value !== null)

/** If the headline is quoted, the first clause is the scene, and so is anything called a picture. */
function isPictured(clause: Clause, index: number, { clauses }: Brief, isQuoted: boolean): boolean {
  if (clause.role !== 'fact' || /[\d$€£¥₩฿₫%@]/u.test(clause.text)) return false
  if (PICTURE_OF.test(clause.text)) return true
  const before = clauses[index - 1]
  if (before?.role === 'design' && PICTURE_OF.test(lastWords(before.text))) return true
  const lead = clauses.findIndex(({ role }) => role !== 'design' && role !== 'slot')
  return isQuoted && index === lead && /[\s\p{sc=Han}\p{sc=Kana}\p{sc=Thai}]/u.test(clause.text)
}

/** "Product photo of": the thing ordered is near its end. */
const lastWords = (text: string) => text.trim().split(/\s+/u).slice(-2).join(' ')

/** The picture's clauses, joined as they were written. */
function sceneOf(prompt: string, brief: Brief, pictured: ReadonlySet<Clause>): string {
  let scene = ''
  let end = -1
  for (const clause of brief.clauses) {
    const isScene = pictured.has(clause) || (clause.role === 'design' && isOfPicture(clause, brief))
    const at = prompt.indexOf(clause.text, Math.max(0, end))
    const isNext = at >= 0 && end >= 0 && prompt.slice(end, at).trim() === ''
    if (at >= 0) end = at + clause.text.length
    if (!isScene) continue
    if (scene !== '') scene += isNext ? ' ' : ', '
    scene += clause.text.replace(/[\s.。,，、;；]+$/u, '')
  }
  return scene.trim()
}

/** Whether a clause describes the picture, and not an order for an ad, a label of text or a typographic wish. */
function isOfPicture({ text }: Clause, { language }: Brief): boolean {
  if (mentions(text, AD_NOUNS) || mentions(text, TYPE_WORDS) || /["“”„«»「」『』]/u.test(text))
    return false
  const isWord = !/\s/u.test(text.trim()) && /^\p{sc=Latin}+$/u.test(text.trim())
  const { moods, colours } = LEXICONS[language]
  const known = [...Object.values(moods), ...Object.values(colours)]
  return !isWord || known.some((list) => mentions(text, list))
}

const speaks = ({ clauses }: Brief) => clauses.some(({ role }) => role === 'headline')

/** Removes quotes and figures that the model might otherwise write. */
const withoutFigures = (text: string): string =>
  text
    .replace(/["“”„«»「」『』][^"“”„«»「」『』]*["“”„«»「」『』]/gu, ' ')
    .replace(/[$€£¥₩฿₫]?\d[\d.,:]*\s?(?:%|[$€£¥₩฿₫]|元|円|원|บาท)?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A line without one of its parts. */
function without(line: string, part: string): string {
  const at = line.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return line
  const rest = `${line.slice(0, at)}${line.slice(at + part.length)}`
  return rest.replace(/^[\s,，、]+|[\s,，、]+$/gu, '').replace(/([,，、])\s*[,，、]/gu, '$1')
}
