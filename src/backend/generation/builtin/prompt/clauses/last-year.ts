import type { Language } from '../../../../../contract/languages.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { has, keyOf } from './word-lists.ts'

const LAST_YEAR =
  /^(?:last (?:year|season|summer|winter|autumn|spring)|in 20\d\d|letztes jahr|im (?:letzten|vergangenen|vorigen) jahr|voriges jahr|l'(?:an|année) (?:dernier|dernière|passée?)|(?:el|en el) año pasado|la temporada pasada|(?:no )?ano passado|năm (?:ngoái|trước|qua)|昨年|去年(?!款|的|新)|작년|지난해|ปีที่แล้ว|ปีก่อน)(?!['’]s|s['’])/iu

/** Results: "raised", "sold out", gold. */
const ACHIEVED =
  /(?<!\p{L})(?:raised|collected|found|won|gave|helped|rehomed|planted|sold out|booked out|gesammelt|gespendet|gefunden|gewonnen|ausverkauft|ausgebucht|vermittelt|récolté\p{L}*|collecté\p{L}*|distribué\p{L}*|gagné\p{L}*|complet|juntamos|recaudamos|recogimos|ganamos|logramos|agotad\p{L}*|arrecad\p{L}+|ganh\p{L}+|doamos|esgot\p{L}+|gây quỹ|quyên góp|đạt|giải|trao)(?!\p{L})|満席|完売|受賞|優勝|集まり|金奖|冠军|获奖|售罄|爆满|筹|우승|매진|마감|수상|만족도|모금|รางวัล|ชนะเลิศ|บริจาค|เต็ม/iu
const FEWER =
  /(?<!\p{L})(?:fewer|less|only|weniger|kaum|nur|moins|peu|menos|poc[oa]s?|pouc[oa]s?|ít|chỉ)(?!\p{L})|减少|少ない|줄었|น้อย/iu

/** "L'an dernier, 1 400 manteaux": what follows the comma is only true of last year. */
export const isLastYear = (text: string): boolean =>
  text.trim().replace(/[’]/gu, "'").replace(LAST_YEAR, '') === '' && text.trim() !== ''

/** "Last year we raised £1,340": money raised is no price. */
export const isSumRaised = (text: string): boolean => LAST_YEAR.test(text) && ACHIEVED.test(text)

/** "Last year 64 pets found a home": past results are copy; how a past ad performed is for the designer. */
export function tellsSuccess(sentence: string, language: Language): boolean {
  const text = sentence.trim().replace(/[’]/gu, "'")
  if (!LAST_YEAR.test(text) || FEWER.test(text)) return false
  if (!ACHIEVED.test(text) && !/(?<!20)\d/u.test(text)) return false
  const { crafts, minds } = TALK[language]
  const { media, looks } = GRAMMARS[language]
  const key = keyOf(sentence)
  return ![crafts, minds, media, looks, ADDRESS[language].hopes].some((list) => has(key, list))
}
