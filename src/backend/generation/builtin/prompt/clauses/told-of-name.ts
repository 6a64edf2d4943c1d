import type { Draft } from './draft.ts'
import type { Reads } from './named-quotes.ts'
import { takeOrder } from './orders.ts'
import { isNameLike, quotedSubject } from './quoted-subjects.ts'
import { takeTelling } from './talk.ts'

/** 「こむぎ日和」がオープンします: an opening is only news together with the name. */
const OPENS =
  /^(?:(?:新規|グランド|リニューアル|いよいよ|ついに)?(?:オープン|開店|開業|開園|誕生|新登場|始まり|帰ってき)[\p{sc=Hiragana}]{0,10}|(?:새로|새롭게|드디어|다시)? ?(?:오픈|개업|개장|문을? ?[엽열]|돌아[왔옵]|찾아[왔갑])[가-힣 ]{0,8}|(?:新|盛大|全新|重新|正式)?(?:开业|开张|开馆|上线|回归|开幕)(?:啦|了)?|เปิด(?:แล้ว|ใหม่|ให้บริการ|ตัว)?(?:แล้ว|ค่ะ|ครับ|จ้า)?)[。.!！]*$/u

/**
 * '달무리'는 …, 「松風堂」の…: takes the quoted name as the business and returns what is said about it, without the joining
 * particle; null if nothing is said about a name.
 */
export function takeQuotedSubject(
  given: string,
  { language, grammar, quotes }: Reads,
  draft: Draft,
): string | null {
  const subject = quotedSubject(given, language)
  const isOrder = takeOrder(given, grammar, true) ?? takeTelling(given, language)
  if (!subject || isOrder || quotes.isNamed(given) || OPENS.test(subject.rest.trim())) return null
  const name = quotes.bare(subject.name)
  if (!isNameLike(name)) return null
  if (draft.isFirst) draft.placeOwner(name)
  else draft.putName(name)
  if (subject.tells === 'thing') draft.letOwnerStepBack()
  return subject.rest
}
