import type { Brief } from '../../../contract/endpoints/planning.ts'
import { type Angle, BRIEFS_MAX } from '../../../contract/planning.ts'
import type { PlanFacts } from './plan-facts.ts'

/** Briefs that only rearrange the known facts, each starting with a different one. */
export function briefsFromFacts(facts: PlanFacts): Brief[] {
  const { name, brand, benefits, price, offer, said, hasOldPrice } = facts
  const [first] = benefits
  const drafts: [Angle, readonly (string | null | undefined)[]][] = []
  if (said) drafts.push(['as_said', [said]])
  drafts.push(['product', [name, first, price]])
  for (const benefit of benefits) drafts.push(['benefit', [benefit, name, price]])
  // With a former price, only the original sentence says which one is which.
  if (price && !hasOldPrice) drafts.push(['price', [name, price]])
  if (offer) drafts.push(['offer', [offer, name]])
  if (brand && brand !== name) drafts.push(['brand', [brand, name, first]])
  const briefs = drafts.map(([angle, lines]) => briefOf(angle, lines, facts))
  return briefs
    .filter((brief, at) => briefs.findIndex(({ prompt }) => prompt === brief.prompt) === at)
    .slice(0, BRIEFS_MAX)
    .map((brief, at) => ({ ...brief, id: `${brief.angle}-${at + 1}` }))
}

/** One line per statement: a line break ends a sentence in every script. */
export function briefOf(
  angle: Angle,
  given: readonly (string | null | undefined)[],
  { cta, legal, price }: PlanFacts,
): Brief {
  const lines = given.filter((line) => typeof line === 'string')
  const isWhole = angle === 'as_said'
  const ends = isWhole ? [] : [cta, legal].filter((line) => typeof line === 'string')
  const [title = ''] = lines
  return {
    ...{ id: angle, angle, title: title.split('\n')[0] ?? title },
    prompt: [...lines, ...ends].join('\n'),
    scenes: scenesOf(isWhole ? [title] : lines, { cta, price }),
  }
}

const SCENE_SECONDS = 2

function sceneKind(at: number, isPrice: boolean): Brief['scenes'][number]['shows'] {
  if (isPrice) return 'price'
  return at === 0 ? 'opening' : 'detail'
}

/** A video makes one statement after the other and ends with the call to action. */
function scenesOf(
  lines: readonly string[],
  { cta, price }: Pick<PlanFacts, 'cta' | 'price'>,
): Brief['scenes'] {
  const shown = lines.map((words, at): Brief['scenes'][number] => ({
    shows: sceneKind(at, words === price),
    ...{ words, seconds: SCENE_SECONDS },
  }))
  return [...shown, { shows: 'end_card', words: cta, seconds: SCENE_SECONDS }]
}
