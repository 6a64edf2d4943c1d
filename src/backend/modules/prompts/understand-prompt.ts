import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { PromptReading } from '../../../contract/endpoints/prompts.ts'
import type { WorkflowType } from '../../../contract/generation.ts'
import type { CallContext } from '../../context.ts'
import { type Brief, readInstruction } from '../../generation/reading.ts'

/** What the built-in engine would set, before anything is made of it; writes nothing. */
export const understandPrompt = (
  { request }: CallContext<'public'>,
  { prompt }: ParsedInputOf<typeof contract.prompts.understand>,
): PromptReading => {
  const { brief, wantsAd, quotes } = readInstruction(prompt, request.language)
  const workflows: WorkflowType[] = ['text_to_image', 'text_to_video']
  // Of pictures the engine makes an ad only when the prompt sounds like one.
  if (wantsAd) workflows.push('image_edit', 'image_to_video')
  else if (quotes.length > 0) workflows.push('image_to_video')
  return { ...reading(brief), workflows }
}

const reading = (brief: Brief): Omit<PromptReading, 'workflows'> => ({
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
  subject: brief.subjects.map(emojiOf).join(' ') || null,
  mood: brief.moods[0] ?? null,
  occasions: brief.occasions,
  colours: [...brief.hexColours, ...brief.colours].slice(0, 3),
})

/** `1f45f-fe0f` → 👟 */
const emojiOf = (codePoints: string): string =>
  String.fromCodePoint(...codePoints.split('-').map((part) => Number.parseInt(part, 16)))
