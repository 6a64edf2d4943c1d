import type { Grammar } from '../grammar/grammar.ts'
import { CONTACT } from './calls.ts'
import { entriesOf, isUnspaced, keyOf, pattern, plain } from './word-lists.ts'

/** Words at which a call continues: "Book at …", "ご予約は …", "สั่งได้ที่ …". */
const ARTICLE =
  /^(?:the|an?|le|la|les|l'|une?|du|au|aux|nos|notre|votre|el|los|las|una|al|su|o|os|as|um|uma|no|na|pelo|pela|die|den|das|der|dem|ein|eine|einen|số)$/u
const GOING_ON = /(?:ได้ที่|(?<!นั่ง)ที่|ได้ทาง|ทาง|ผ่าน|電話|电话|热线|は|までに)$/u

/** A call cut off mid-sentence becomes a button only if the remaining words form one. */
export function wholeCall(text: string, grammar: Grammar): string | null {
  const isStop = (word: string) =>
    ARTICLE.test(plain(word)) || pattern(`^(?:${grammar.stops})$`).test(plain(word))
  const words = text.split(' ')
  let end = words.length
  while (grammar.stops !== '' && end > 1 && isStop(words[end - 1] ?? '')) end -= 1
  const stem = words.slice(0, end).join(' ').replace(GOING_ON, '')
  if (stem === text) return shortStem(text, grammar) ?? text
  if (end > 1) return stem
  const isOfStem = (button: string) => plain(button).includes(plain(stem))
  // "Đặt" means both order and book: the product decides.
  if (stem.length < 2 || plain(stem) === 'đặt') return null
  const isEntry = entriesOf(grammar.calls).some((entry) => entry.replace(/ …$/, '') === plain(stem))
  const buttons = Object.values(grammar.buttons).filter(isOfStem)
  // "Compra en …" becomes "Compra ahora", not another button that contains its letters: "Comprar entradas".
  const isItsWord = (button: string) => keyOf(button).includes(keyOf(stem))
  // "Reserva en …" alone does not mention a visit or a table.
  const isPlain = (button: string) =>
    plain(button) === plain(stem) || (isItsWord(button) && AT_ONCE.test(plain(button)))
  return buttons.find(isPlain) ?? buttons.find(isItsWord) ?? buttons[0] ?? (isEntry ? stem : null)
}
const AT_ONCE = /^\p{L}+ (?:now|jetzt|maintenant|ahora|agora|ngay)$/u

const STEM_SIGNS_MAX = 3

/** จอง alone is half a button: จองเลย. */
function shortStem(text: string, { buttons }: Grammar): string | null {
  if (!/\p{sc=Thai}/u.test(text) || text.length > STEM_SIGNS_MAX) return null
  const longer = Object.values(buttons).filter((button) => button.startsWith(text))
  return longer.sort((one, other) => one.length - other.length)[0] ?? null
}

const WHOLE_CHARACTERS_MAX = 16

/** "카톡으로 상담 신청하기": a short clause that ends in a call is the button as a whole. */
export function wholeAtEnd(clause: string, grammar: Grammar): string | null {
  const call = callAtEnd(clause, grammar)
  const isShort = clause.length <= WHOLE_CHARACTERS_MAX && !/[\d,，、:：]/u.test(clause)
  return call && isShort && !CONTACT.test(clause) ? clause : null
}

/** The call at the end of a longer clause: 「ケーキを今すぐ予約」. */
export function callAtEnd(clause: string, grammar: Grammar): string | null {
  const text = plain(clause).replace(/[\s!！。.>→]+$/u, '')
  if (!isUnspaced(text)) return null
  const source = entriesOf(grammar.endCalls)
    .sort((one, other) => other.length - one.length)
    .join('|')
  if (source === '') return null
  const found = pattern(`(?:${source})$`).exec(text.slice(-24))
  if (!found) return null
  const start = text.length - found[0].length
  return clause.slice(start, text.length)
}
