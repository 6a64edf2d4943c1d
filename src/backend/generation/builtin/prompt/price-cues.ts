import type { Language } from '../../../../contract/languages.ts'
import { has, keyOf, without } from './clauses/word-lists.ts'
import { GRAMMARS } from './grammar/index.ts'

/** Whether a clause says nothing beside its amounts but which is the old and which the new one. */
export function isCueAlone(text: string, amounts: string[], language: Language): boolean {
  const { was, now, labels } = GRAMMARS[language]
  const bare = amounts.reduce((rest, amount) => rest.replace(amount, ' '), text)
  const lists = [was.before, was.after, now.before, now.after, labels.price, MOVES]
  const left = lists.reduce(without, keyOf(bare))
  return !/[\p{L}\p{N}]/u.test(left) && !has(left, '[+%]+')
}

/** Small words between an old and a new price. */
const MOVES =
  'from|to|down|von|auf|de|a|por|para|à|passe|từ|xuống|còn|nay|降至|降到|のところ|が|から|を|에서|จาก|เหลือ|ลด|sale|angebot|oferta|offre'
