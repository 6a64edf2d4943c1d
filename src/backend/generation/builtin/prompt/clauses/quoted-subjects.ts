import type { Language } from '../../../../../contract/languages.ts'
import { CLOSE, OPEN } from './marks.ts'

/** "'Green Lane' is a small garden centre", '달무리'는 …, 「松風堂」の…: a quoted name and a statement about it. */
export interface QuotedSubject {
  /** The name with the kind before it: 和菓子屋「松風堂」. */
  name: string
  rest: string
  /** Whether `rest` says what it is, or what it offers, which is the ad's subject. */
  tells: 'itself' | 'thing'
}

interface Forms {
  /** Possessives before the kind: うちの, 저희. */
  own: string
  /** Between the name and what it is. */
  is: string
  /** Between the name and what it offers. */
  has: string
}

const FORMS: Record<Language, Forms> = {
  en: {
    own: 'our |my |at ',
    is: ' (?:is|are) (?:(?:an?|the|our|my) )?',
    has: " (?:has|have|offers?|sells?|does|makes?|is (?:selling|offering|running|launching))(?: now)? (?:(?:an?|the) )?|[’']s ",
  },
  de: {
    own: 'unsere?n? |meine?n? |bei |im |in der ',
    is: ' (?:ist|sind) (?:(?:eine?|der|die|das|unsere?|meine?) )?',
    has: ' (?:hat|haben|bietet|bieten|verkauft|macht|startet) (?:(?:jetzt|nun|eine?n?|den|die|das) )*',
  },
  fr: {
    own: 'notre |mon |ma |chez ',
    is: " (?:est|sont|c['’]est) (?:(?:une?|le|la|les|notre|mon|ma) )?",
    has: ' (?:a|ont|propose|proposent|vend|lance|offre) (?:(?:une?|le|la|les|des|du|de la|son|sa|ses) )?',
  },
  es: {
    own: 'nuestr[oa] |mi |en ',
    is: ' (?:es|son) (?:(?:una?|el|la|nuestr[oa]|mi) )?',
    has: ' (?:tiene|ofrece|vende|lanza|hace|trae) (?:(?:una?|el|la|los|las|su|sus) )?',
  },
  pt: {
    own: 'noss[oa] |meu |minha |n[oa] |em ',
    is: ' (?:é|são) (?:(?:uma?|o|a|noss[oa]|meu|minha) )?',
    has: ' (?:tem|oferece|vende|lança|faz|traz) (?:(?:uma?|o|a|os|as|seu|sua) )?',
  },
  vi: {
    own: '',
    is: ' là (?:một )?',
    has: ' (?:có|bán|đang có|ra mắt) (?:món )?',
  },
  th: { own: '', is: ' ?(?:เป็น|คือ)', has: ' ?(?:มี|ขาย|เปิดตัว)' },
  zh: {
    own: '我们?家?的?|咱们?家?的?',
    is: '(?:是|就是)(?:一[家间个所]|我们?的?)?',
    has: '(?:的|推出了?|有|卖)',
  },
  ja: {
    own: 'うちの|私(?:たち)?の|わたし(?:たち)?の|当店の?|弊社の',
    is: '(?:は|が|って)、?',
    has: '(?:の|では|でも|で|には|に|にて|から)(?!つい|関|対|よる|よっ|ポスター|チラシ|広告)、?',
  },
  ko: {
    own: '우리 ?|저희 ?|제 ?',
    is: '(?:은|는|이|가) ',
    has: '(?:의|에서는|에서|에선|에는|에) ',
  },
}

/** The kind of business that may precede a quoted name, with its maximum length. */
const KIND: Record<Language, string> = {
  en: '',
  de: '',
  fr: '',
  es: '',
  pt: '',
  vi: '',
  th: '[\\p{sc=Thai}]{0,16}? ?',
  zh: '[\\p{sc=Han}]{0,8}?',
  ja: '[\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hiragana}ー]{0,10}?',
  ko: '(?:[가-힣]{1,7} ?){0,2}?',
}

const HOLD = `${OPEN}\\d+${CLOSE}`
const REST = '(?=\\S{2})(.{2,})$'
const patterns = new Map<Language, { is: RegExp; has: RegExp }>()

function patternsOf(language: Language): { is: RegExp; has: RegExp } {
  const known = patterns.get(language)
  if (known) return known
  const { own, is, has } = FORMS[language]
  const head = `^(?:${own || '(?!)'})?(${KIND[language]}${HOLD})`
  const made = {
    is: new RegExp(`${head}(?:${is})${REST}`, 'iu'),
    has: new RegExp(`${head}(?:${has})${REST}`, 'iu'),
  }
  patterns.set(language, made)
  return made
}

/** Reads a clause that begins with a quoted name and says something about it. */
export function quotedSubject(clause: string, language: Language): QuotedSubject | null {
  if (!clause.includes(OPEN)) return null
  const { is, has } = patternsOf(language)
  const itself = is.exec(clause)
  if (itself) return { name: itself[1]!, rest: itself[2]!, tells: 'itself' }
  const thing = has.exec(clause)
  return thing && { name: thing[1]!, rest: thing[2]!, tells: 'thing' }
}

const NAME_WORDS_MAX = 5
const NAME_CHARACTERS_MAX = 32

/** A name is short and no sentence: "Give blood today." is a slogan. */
export const isNameLike = (name: string): boolean =>
  name.length <= NAME_CHARACTERS_MAX &&
  !/[.!?…。！？,，、:]/u.test(name) &&
  name.split(/\s+/u).length <= NAME_WORDS_MAX
