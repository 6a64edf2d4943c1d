import type { Grammar, Trade } from '../grammar/grammar.ts'
import type { Clause } from './reading.ts'
import { tradeOf } from './trade.ts'
import { plain } from './word-lists.ts'

/** An invitation to see or do something on site: "Tour the labs". */
const SIGHT =
  /^(?:(?:(?:come and |come )?(?:tour|see|explore|discover|watch|meet)|visit|besichtig\p{L}*|besuch\p{L}*|entdeck\p{L}*|erleb\p{L}*|triff|trefft|treffen|visite[rz]?|découvr\p{L}*|rencontre[rz]?|explore[rz]?|visita[d]?|descubr[ea]|conoce|explora|descubra|conheça|veja|assista)(?: sie)? (?:a |an )?(?:the|our|an?|all|die|das|den|dem|der|unsere?[nm]?|les?|la|nos|vos|l'|los|las|el|nuestr\p{L}+|os?|as?|noss\p{L}+)(?: |(?<='))|tham quan |khám phá |gặp gỡ |参观|體驗|体验|探索|走进)/u
/** Places to read on or to buy. */
const NOT_THERE =
  /(?:website|web ?page|homepage|site|online|shop|store|showroom|page|seite|boutique|magasin|web|tienda|loja|cửa hàng|官网|网站|网页|stand|booth|map|programme?|line-?up|menu|trailer|video|schedule|collection|prices)/u
const ATTENDED = new Set<Trade>(['event', 'webinar', 'course'])

/** At an event, what visitors will see is a fact, and the button is how they get in. */
export function withoutSights(
  clauses: Clause[],
  call: string | null,
  text: string,
  grammar: Grammar,
): string | null {
  if (call === null || !isSight(call)) return call
  // "Visitez" is also what one does with an apartment.
  const trade = tradeOf(text.replace(call, ' '), grammar)
  if (!trade || !ATTENDED.has(trade)) return call
  for (const clause of clauses)
    if (clause.role === 'cta' && isSight(clause.text)) clause.role = 'fact'
  return clauses.find(({ role }) => role === 'cta')?.text ?? null
}

function isSight(call: string): boolean {
  const text = plain(call)
  return SIGHT.test(text) && !NOT_THERE.test(text)
}
