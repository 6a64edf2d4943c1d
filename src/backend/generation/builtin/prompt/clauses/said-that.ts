import type { Grammar } from '../grammar/grammar.ts'
import type { Asked } from './asked.ts'
import { has, keyOf } from './word-lists.ts'

/** "… falando que", "… saying that": introduces the message of an ordered ad. */
const SAYING =
  /^(.{6,90}?)[, ]+(?:saying|telling (?:people|everyone|customers)|mentioning|to say|falando|dizendo|avisando|contando|informando|diciendo|avisando|contando|que diga|disant|annonçant|expliquant|précisant|qui dit|mit dem hinweis,?|nói|báo|thông báo) (?:that|que|qu['’]|dass|rằng|là)\s?(?=\S{1,})(.{4,})$/iu

/** Takes an order followed by the ad's message. */
export function takeSaid(clause: string, { media, asks }: Grammar): Asked | null {
  const [, order = '', rest = ''] = SAYING.exec(clause) ?? []
  const key = keyOf(order)
  return rest !== '' && has(key, media) && has(key, asks)
    ? { asked: clause.slice(0, clause.length - rest.length), rest }
    : null
}

const AND_THAT = / (?:and|und|et|e|y|và) (?:that|dass|que|qu['’]|rằng|là) ?/iu

/** Splits a message into its parts. */
export const partsSaid = (rest: string): string[] => rest.split(AND_THAT).filter(Boolean)
