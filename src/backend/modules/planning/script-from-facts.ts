import type { Script, ScriptScene } from '../../../contract/endpoints/planning.ts'
import type { Language } from '../../../contract/languages.ts'
import { SCRIPT_LINE_MAX } from '../../../contract/planning.ts'
import type { PlanFacts } from './plan-facts.ts'
import { shortened } from './shortened.ts'

/** How one sentence is parted from the next. */
const STOPS: Partial<Record<Language, string>> = { zh: '。', ja: '。', th: ' ' }

type Line = string | null | undefined

/** Words one after the other as a voice says them, each a sentence. */
function said(lines: readonly Line[], language: Language): string {
  const stop = STOPS[language] ?? '. '
  const sentences = lines.filter((line) => typeof line === 'string')
  const text = sentences
    .map((line) => (/[.!?。！？…]$/u.test(line) || stop === ' ' ? line : `${line}${stop.trim()}`))
    .join(stop === '。' ? '' : ' ')
  return shortened(text, SCRIPT_LINE_MAX, language)
}

/**
 * What is known, one thing after the other: the product and its benefits are said, the price stands beside the product,
 * and the last sentence is what the trade's ads ask for. Nobody tells of an experience, as nobody had one.
 */
export function scriptFromFacts(
  { name, brand, benefits, price, offer, cta, legal, hasOldPrice }: PlanFacts,
  language: Language,
): Pick<Script, 'scenes' | 'end_card'> {
  const [first, second, third] = benefits
  // Beside a former price, only the sentence it came from says which is which.
  const shown = hasOldPrice ? name : (price ?? offer ?? name)
  const drafts: [ScriptScene['shows'], readonly Line[]][] = [
    ['speaks', [name, first]],
    ['product', [shown]],
    ['speaks', [second, third]],
    ['speaks', [offer, cta]],
  ]
  const scenes = drafts.map(([shows, lines]) => ({
    shows,
    words:
      shows === 'product'
        ? shortened(lines[0] ?? '', SCRIPT_LINE_MAX, language)
        : said(lines, language),
  }))
  return {
    scenes: scenes.filter(({ words }) => words !== ''),
    end_card: endCardOf({ name, brand, price: hasOldPrice ? null : price, cta, legal }),
  }
}

/** A line for each thing that the last picture says. */
export const endCardOf = ({
  name,
  brand,
  price,
  cta,
  legal,
}: Pick<PlanFacts, 'name' | 'brand' | 'price' | 'cta' | 'legal'>): string =>
  [name, brand === name ? null : brand, price, cta, legal]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n')
