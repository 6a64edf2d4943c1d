import type { Grammar } from '../grammar/grammar.ts'
import { spacedHead } from './call-heads.ts'
import { isUnspaced, pattern, plain } from './word-lists.ts'

const CONTACT_CHARACTERS_MAX = 34
/** A contact: an address without a scheme, a handle, or a number. */
const ADDRESS =
  '(?:[\\p{L}\\p{N}-]+\\.)+[a-z]{2,}(?:/[\\w-]+)?|@[\\w.]+|[\\w.-]+@[\\w.-]+\\.[a-z]{2,}|\\+?\\(?\\d[\\d ().-]{5,}\\d'

/** "Book at still-water.com", "Call 0131 555 0177": only a call and its contact. */
export function callToContact(clause: string, grammar: Grammar): string | null {
  const text = clause.replace(/[\s!！。.]+$/u, '')
  if (text.length > CONTACT_CHARACTERS_MAX || isUnspaced(text)) return null
  const found = pattern(
    `^(.+?) (?:${ADDRESS})(?: (?:để|to|for|para|pour|um|zum|zur) .{3,16})?$`,
    'iu',
  ).exec(text)
  if (!found) return null
  const head = found[1] ?? ''
  if (ASKED.test(plain(head))) return text
  const words = plain(head).split(' ')
  const call = spacedHead(plain(head), grammar)
  if (!call || words.length > (head.endsWith(':') ? 4 : 3)) return null
  const rest = plain(head).slice(call.length).trim()
  const isLink = rest === '' || rest.endsWith(':') || pattern(`^(?:${grammar.stops})$`).test(rest)
  return isLink || CALL_WORDS.test(rest) ? text : null
}
/** "Text Amy", "Call Priya on": a person to contact. */
const ASKED =
  /^(?:text|call|ring|phone|message|email|whatsapp|ruf|schreib|appelez|écrivez à|llama a|escribe a|ligue para|fale com|gọi|nhắn) \p{L}+(?: (?:on|at|an|unter|au|al|no|em))?:?$/u
/** "on WhatsApp", "by phone". */
const CALL_WORDS =
  /^(?:(?:on|via|by|per|por|par|pelo|qua|al|au|no) )?(?:whatsapp|zalo|tel|phone|telefon|telefone|teléfono|téléphone)\.?:?$/u
