import { z } from 'zod'
import type { Script } from '../../../contract/endpoints/planning.ts'
import type { Language } from '../../../contract/languages.ts'
import { SCRIPT_LINE_MAX, SCRIPT_SCENE_KINDS } from '../../../contract/planning.ts'
import { figuresOf } from '../../generation/figures.ts'
import type { TextModel } from '../../generation/text-model/text-model.ts'
import { type BrandGuide, forbiddenWord } from '../brands/index.ts'
import type { PlanFacts } from './plan-facts.ts'
import { endCardOf } from './script-from-facts.ts'

/** Nobody watches a waiting button for longer. */
const TIMEOUT_MS = 30_000
const [SCENES_MIN, SCENES_MAX] = [2, 6]

const Answer = z.object({
  scenes: z
    .array(
      z.object({
        shows: z.enum(SCRIPT_SCENE_KINDS),
        words: z.string().trim().min(1).max(SCRIPT_LINE_MAX),
      }),
    )
    .min(SCENES_MIN)
    .max(SCENES_MAX),
})

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const order = (language: Language): string =>
  [
    `You write what a presenter says in a vertical video ad in ${LANGUAGE_NAMES.of(language)}, as a native would say it aloud.`,
    'From the facts you are given, write three to five scenes. "speaks": one or two short spoken sentences, the first of',
    'them a hook. "product": the product is seen, with up to six words over it. Have one or two of "product", never two in a',
    'row, and never first. The last scene "speaks" and says what to do.',
    'The presenter has not bought, used or tested anything and is no customer: no "I", no experience, no review, no',
    'testimonial. Say nothing that the facts do not say: no discount, gift, guarantee, award, effect, comparison or',
    'superlative, and no figure that is not among them. Keep every figure and name exactly as it is written. Where a brand is',
    'given, speak in its tone, do what it lists under "do", and use nothing it lists under "dont".',
    'Answer as {"scenes": [{"shows": "speaks" | "product", "words": string}]}.',
  ].join(' ')

interface Asked {
  language: Language
  guide: BrandGuide | null
  /** Small print and claims from the brand's knowledge. */
  knowledge: readonly unknown[]
}

/** A script in the model's words; empty if a scene contains other figures or words the brand forbids. */
export async function scriptOfModel(
  model: TextModel,
  facts: PlanFacts,
  { language, guide, knowledge }: Asked,
): Promise<Pick<Script, 'scenes' | 'end_card' | 'note'>> {
  const none = { scenes: [], end_card: '' }
  const { hasOldPrice, ...known } = facts
  const answer = await model.ask({
    order: order(language),
    material: { facts: known, knowledge, ...(guide && { brand: { ...guide } }) },
    answer: Answer,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer) return { ...none, note: 'no_answer' }
  const source = JSON.stringify([known, knowledge])
  const figures = new Set(figuresOf(source))
  // Separated by a sign that belongs to neither scene, so that `$8` and `9` don't read as one price.
  const text = answer.scenes.map(({ words }) => words).join(' | ')
  const isForbidden = guide && forbiddenWord(guide, { text, original: source })
  if (isForbidden || !figuresOf(text).every((figure) => figures.has(figure)))
    return { ...none, note: 'facts_changed' }
  const price = hasOldPrice ? null : facts.price
  return { scenes: answer.scenes, end_card: endCardOf({ ...facts, price }), note: null }
}
