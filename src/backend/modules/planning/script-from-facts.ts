import type { Script, ScriptScene } from '../../../contract/endpoints/planning.ts'
import type { Language } from '../../../contract/languages.ts'
import { SCRIPT_LINE_MAX } from '../../../contract/planning.ts'
import type { PlanFacts } from './plan-facts.ts'
import { shortened } from './shortened.ts'

/** What separates two sentences. */
const STOPS: Partial<Record<Language, string>> = { zh: '。', ja: '。', th: ' ' }

type Line = string | null | undefined

/** Joins lines into sentences as a voice speaks them. */
function said(lines: readonly Line[], language: Language): string {
  const stop = STOPS[language] ?? '. '
  const sentences = lines.filter((line) => typeof line === 'string')
  const text = sentences
    .map((line) => (/[.!?。！？…]$/u.test(line) || stop === ' ' ? line : `${line}${stop.trim()}`))
    .join(stop === '。' ? '' : ' ')
  return shortened(text, SCRIPT_LINE_MAX, language)
}

/**
 * Arranges the known facts into a script: a voice presents the product and its benefits, the price is
 * shown with the product, and the last sentence is the call to action of the trade's ads. Nobody reports
 * an experience, because nobody had one.
 */
export function scriptFromFacts(
  { name, brand, benefits, price, offer, cta, legal, hasOldPrice }: PlanFacts,
  language: Language,
): Pick<Script, 'scenes' | 'end_card'> {
  const [first, second, third] = benefits
  // With a former price, only the original sentence says which one is which.
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

/** One line per statement on the end card. */
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
