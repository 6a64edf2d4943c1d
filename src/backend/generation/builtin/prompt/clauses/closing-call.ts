import type { Language } from '../../../../../contract/languages.ts'
import type { Clause } from './reading.ts'
import { pattern, plain } from './word-lists.ts'

/** Verbs that ask a customer for a click, in languages whose calls begin with the verb. */
const OPENERS: Partial<Record<Language, string>> = {
  en: 'browse|build|check out|choose|claim|compare|create|design|discover|explore|find|get|grab|hear|join|learn|listen to|meet|pick|plan|play|read|request|schedule|see|send|start|stream|switch|take|taste|try|unlock|upgrade|visit|watch',
  es: 'agenda|aparta|apúntate|arma|compara|conoce|consigue|cotiza|crea|descubre|diseña|elige|empieza|encuentra|escucha|juega|lee|mira|pide|planea|prueba|solicita|únete|visita',
  fr: 'choisissez|commencez|comparez|composez|créez|demandez|découvrez|écoutez|essayez|goûtez|jouez|lisez|planifiez|prenez|regardez|rejoignez|testez|trouvez|visitez|voyez',
  pt: 'agende|compare|comece|conheça|crie|descubra|encontre|escolha|escute|experimente|garanta|jogue|leia|monte|ouça|participe|peça|planeje|prove|solicite|veja|visite',
}
/** 진료 예약, 资料下载: a short action without punctuation, in verb-final languages. */
const CLOSERS: Partial<Record<Language, RegExp>> = {
  ja: /^(?!.*(?:不要|無料|\d))[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{0,8}(?:予約|申し込み|申込み?|応募|購入|注文|ダウンロード|会員登録|相談|問い合わせ)$/u,
  ko: /^(?!.*(?:없이|불가|필수|무료|네이버|카카오|전화|온라인|방문|사전|당일|\d))(?:[가-힣]{1,6} ){0,2}(?:예약|신청|문의|상담|구매|주문|가입|접수|다운로드|지원)$/u,
  zh: /^(?!.*(?:无需|免费|不用|[可能须需请已者]|\d))\p{sc=Han}{0,6}(?:预约|报名|购买|下单|咨询|预订|领取|注册|下载|试听|申请)$/u,
}
const WORDS_MIN = 2
const WORDS_MAX = 4
const CHARACTERS_MAX = 28
/** Figures, addresses and further clauses do not belong on a button. */
const NO_BUTTON = /[\d@#%:;,/"“”«»]|\p{L}\.\p{L}{2,}/u

/**
 * "Start learning today", "Build your box": a brief without another call that ends in a short request means its button.
 * Takes the clause, so that its words are not printed twice.
 */
export function closingCall(clauses: Clause[], text: string, language: Language): string | null {
  const last = clauses.findLast(({ role }) => role !== 'design')
  const openers = OPENERS[language]
  if (last?.role !== 'fact') return null
  const call = last.text.replace(/[\s.。!！]+$/u, '')
  if (CLOSERS[language]?.test(call) && isLast(call, text)) {
    last.role = 'cta'
    return call
  }
  if (!openers) return null
  const words = plain(call).split(' ').length
  const isShort = words >= WORDS_MIN && words <= WORDS_MAX && call.length <= CHARACTERS_MAX
  if (!isShort || NO_BUTTON.test(call) || !pattern(`^(?:${openers}) `).test(plain(call)))
    return null
  if (!isLast(call, text)) return null
  last.role = 'cta'
  return call
}

const isLast = (call: string, text: string): boolean =>
  text.replace(/[\s.。!！”"’']+$/u, '').endsWith(call)
