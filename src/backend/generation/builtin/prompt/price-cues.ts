import type { Language } from '../../../../contract/languages.ts'
import { has, keyOf, without } from './clauses/word-lists.ts'
import { GRAMMARS } from './grammar/index.ts'

/** Whether a clause contains only its amounts and the words that tell the old price from the new. */
export function isCueAlone(text: string, amounts: string[], language: Language): boolean {
  const { was, now, labels } = GRAMMARS[language]
  if (LIMITED.test(text)) return false
  const bare = amounts.reduce((rest, amount) => rest.replace(amount, ' '), text)
  const lists = [was.before, was.after, now.before, now.after, labels.price, MOVES]
  const left = lists.reduce(without, keyOf(bare))
  return !/[\p{L}\p{N}]/u.test(left) && !has(left, '[+%]+')
}

/** A price limited to some people or days: without that word it would seem to apply to everyone. */
const LIMITED =
  /얼리버드|회원|이벤트|행사|첫|早鸟|会员|券后|首发|预售|团购|秒杀|尝鲜|早割|会員|初回|สมาชิก|member|early|mitglied|student|online|miembro|socio|sócio|membre|adhérent|thành viên/iu

/** Small words between an old and a new price. */
const MOVES =
  'it|es|il|ele|ela|from|to|down|von|auf|de|a|por|para|à|passe|từ|xuống|còn|nay|降至|降到|のところ|が|から|を|에서|จาก|เหลือ|ลด|sale|angebot|oferta|offre'
