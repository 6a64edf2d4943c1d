import type { Grammar } from '../grammar/grammar.ts'
import { isLowering } from './price-moves.ts'
import { headOf, keyOf } from './word-lists.ts'

const SUM = '(?:[A-Z]{0,2}[€$£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|(?:천|만)?원|บาท|k(?!\\p{L})))'
/** Words between two sums of the same item, not the name of another. */
const JOINS =
  /^(?:or|and|to|down|reduced|now|instead|was|then|from|per|for|each|plus|en|au|con|com|mit|avec|with|o|oder|und|bis|statt|jetzt|ou|et|à|au|puis|o|y|a|antes|ahora|hasta|e|por|para|pra|até|agora|hoặc|xuống|giảm|còn|đến|할인|이상|부터|까지|상당|쿠폰|현재|에서|에|권)(?!\p{L})/iu
const ITEM = new RegExp(`(\\p{L}[\\p{L}&+'’ -]{1,24}?) (${SUM})(?=\\s|$)`, 'gu')

/** "Interior £60 exterior £35 full £85": splits a price list written without commas. */
export function runOnPrices(clause: string, { was, now, from, upTo }: Grammar): string[] {
  const items = [...clause.matchAll(ITEM)]
  const cues = [was.before, now.before, from.before, upTo.before]
  const isJoined = (name: string) =>
    JOINS.test(name) ||
    isLowering('', name) ||
    cues.some((list) => headOf(keyOf(name), list) !== null)
  const isList =
    items.length > 1 &&
    items.every(({ 1: name = '' }) => !isJoined(name)) &&
    items.map(([item]) => item).join(' ') === clause
  return isList ? items.map(([item]) => item) : [clause]
}
