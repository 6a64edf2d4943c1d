import type { Language } from '../../../../../contract/languages.ts'
import { callIn } from '../clauses/calls.ts'
import { colourList } from '../clauses/colour-words.ts'
import { isDated } from '../clauses/dates.ts'
import { countOf, has, headOf, isEmpty, keyOf, without } from '../clauses/word-lists.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { LEXICONS } from '../lexicon/index.ts'

/** Which of the grammar's own lists match a sentence, in the same order for every language. */
export function traitsOf(text: string, language: Language): boolean[] {
  const grammar = GRAMMARS[language]
  const { modals, hopes, pointers, selves, commands, folk, practical, you } = ADDRESS[language]
  const talk = TALK[language]
  const colours = colourList(LEXICONS[language])
  const key = keyOf(text)
  const holds = (list: string) => has(key, list)
  const starts = (list: string) => headOf(key, list) !== null
  const rest = [grammar.looks, grammar.styles, grammar.small, grammar.orderVerbs].reduce(
    without,
    key,
  )
  const useful = countOf(key, practical)
  return [
    holds(modals),
    holds(hopes),
    starts(pointers),
    holds(pointers),
    starts(selves),
    holds(selves),
    starts(commands),
    holds(commands),
    starts(folk),
    holds(folk),
    useful > 0,
    useful > 1,
    holds(you),
    starts(grammar.asks),
    holds(grammar.looks),
    holds(grammar.styles),
    holds(grammar.depicted),
    holds(grammar.media),
    holds(grammar.channels),
    starts(grammar.orderVerbs),
    holds(grammar.orders),
    holds(grammar.legal),
    holds(grammar.tidings),
    holds(grammar.offers),
    starts(grammar.negations),
    holds(talk.crafts),
    starts(talk.backers),
    holds(talk.backers),
    holds(talk.minds),
    starts(talk.openers),
    starts(talk.because),
    starts(talk.crowd),
    holds(talk.venues),
    holds(talk.settings),
    starts(talk.therefore),
    starts(talk.with),
    holds(talk.please),
    starts(talk.closings),
    holds(colours),
    callIn(text, grammar) !== null,
    isDated(text),
    /\d/u.test(text),
    isEmpty(rest),
    rest.trim().length * 2 < key.trim().length,
  ]
}
