import type { LeftOut, PromptReading } from '../../../../contract/endpoints/prompts.ts'
import type { WorkflowType } from '../../../../contract/generation.ts'
import { readInstruction } from '../edit/read-instruction.ts'
import { partBrief } from '../over/part-brief.ts'
import type { Brief } from '../prompt/understand.ts'
import type { PromptWords } from './proofs.ts'

/** What the built-in engine would print from a prompt, before anything is made. */
export function readPrompt(words: PromptWords): PromptReading {
  if (words.overPicture) {
    const { read, workflows } = partBrief(words)
    return { ...factsOf(read), workflows }
  }
  const { brief, wantsAd, quotes } = readInstruction(words.prompt, words.language)
  const workflows: WorkflowType[] = ['text_to_image', 'text_to_video']
  // The engine turns given pictures into an ad only if the prompt sounds like one.
  if (wantsAd) workflows.push('image_edit', 'image_to_video')
  else if (quotes.length > 0) workflows.push('image_to_video')
  return { ...factsOf(brief), workflows }
}

const factsOf = (brief: Brief): Omit<PromptReading, 'workflows'> => ({
  language: brief.language,
  brand: brief.brand,
  headline: brief.headline,
  subline: brief.subline,
  offer: brief.offer,
  price: brief.price,
  old_price: brief.oldPrice,
  eyebrow: brief.eyebrow,
  cta: brief.cta || null,
  author: brief.author,
  features: brief.perks,
  legal: brief.legal,
  subject: brief.subjects.map(emojiOf).join(' ') || null,
  mood: brief.moods[0] ?? null,
  occasions: brief.occasions,
  colours: [...brief.hexColours, ...brief.colours].slice(0, 3),
  left_out: leftOutOf(brief),
})

const REASONS = { design: 'instruction', slot: 'slot' } as const

/** The parts of the prompt that are not printed, and why. */
function leftOutOf({ clauses, dropped }: Brief): LeftOut[] {
  const roles = new Map<string, string>(clauses.map(({ text, role }) => [text, role]))
  return [...new Set(dropped)].map((text) => {
    const role = roles.get(text)
    const reason = role === 'design' || role === 'slot' ? REASONS[role] : 'no_room'
    return { text, reason }
  })
}

/** `1f45f-fe0f` → 👟 */
const emojiOf = (codePoints: string): string =>
  String.fromCodePoint(...codePoints.split('-').map((part) => Number.parseInt(part, 16)))
