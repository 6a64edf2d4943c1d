import { z } from 'zod'
import type { Briefs } from '../../../contract/endpoints/planning.ts'
import type { Language } from '../../../contract/languages.ts'
import { BRIEFS_MAX } from '../../../contract/planning.ts'
import { figuresOf } from '../../generation/figures.ts'
import type { TextModel } from '../../generation/text-model/text-model.ts'
import { type BrandGuide, forbiddenWord } from '../brands/index.ts'
import { briefOf } from './briefs-from-facts.ts'
import type { PlanFacts } from './plan-facts.ts'

/** Nobody watches a waiting button for longer. */
const TIMEOUT_MS = 30_000
const LINES_MAX = 5

const Answer = z.object({
  briefs: z
    .array(z.object({ lines: z.array(z.string().trim().min(1).max(160)).min(1).max(LINES_MAX) }))
    .max(BRIEFS_MAX),
})

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const order = (language: Language): string =>
  [
    `You plan ads in ${LANGUAGE_NAMES.of(language)}, as a native copywriter. From the facts you are given, write up to six`,
    'briefs, each from another angle: another benefit, the price, the problem it solves, the occasion of use. A brief is one to',
    'four short lines: a headline first, then what supports it. Leave out the button and the small print; they are added.',
    'Say nothing that the facts do not say: no discount, gift, guarantee, award, effect, comparison or superlative, and no',
    'figure that is not among them. Keep every figure and name exactly as it is written. Where a brand is given, write in its',
    'tone, do what it lists under "do", and use nothing it lists under "dont".',
    'Answer as {"briefs": [{"lines": [string]}]}.',
  ].join(' ')

interface Asked {
  language: Language
  guide: BrandGuide | null
  /** Small print and claims from the brand's knowledge. */
  knowledge: readonly unknown[]
}

/** Briefs in the model's words, without those that contain other figures or words the brand forbids. */
export async function briefsOfModel(
  model: TextModel,
  facts: PlanFacts,
  { language, guide, knowledge }: Asked,
): Promise<Pick<Briefs, 'briefs' | 'note'>> {
  const { cta: _, hasOldPrice: __, ...known } = facts
  const answer = await model.ask({
    order: order(language),
    material: { facts: known, knowledge, ...(guide && { brand: { ...guide } }) },
    answer: Answer,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer || answer.briefs.length === 0) return { briefs: [], note: 'no_answer' }
  const source = JSON.stringify([known, knowledge])
  const figures = new Set(figuresOf(source))
  const isTrue = ({ lines }: { lines: string[] }) => {
    // Separated by a sign that belongs to neither line, so that `$8` and `9` don't read as one price.
    const text = lines.join(' | ')
    const isForbidden = guide && forbiddenWord(guide, { text, original: source })
    return !isForbidden && figuresOf(text).every((figure) => figures.has(figure))
  }
  const briefs = answer.briefs
    .filter(isTrue)
    .map(({ lines }, at) => ({ ...briefOf('written', lines, facts), id: `written-${at + 1}` }))
  return { briefs, note: briefs.length > 0 ? null : 'facts_changed' }
}
