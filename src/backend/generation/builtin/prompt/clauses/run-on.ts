import type { Language } from '../../../../../contract/languages.ts'
import { plain } from './word-lists.ts'

/** A shorter clause is one thing. */
const CHARACTERS_MIN = 24
/** A longer clause is never typed in one go and not read. */
const CHARACTERS_MAX = 320

const LEADS =
  'order|book|call|text|ring|whatsapp|zalo|hotline|tel|phone|sms|anrufen|appelez|tél|llama|llámanos|ligue|zap|gọi|đt|sđt|liên hệ|inbox|문의|예약|상담|전화|주문|카톡'
/** A phone number: at least seven digits, neither a sum nor a date. */
const DIGITS = String.raw`(?!\d{1,2}[.:]\d{2} ?[-–] ?\d{1,2}[.:]\d{2})(?!20\d\d[ .-]\d{1,2}[ .-]\d{1,2}(?!\d))(?:\+\d{1,3}[ ]?)?\(?\d{2,5}\)?(?:[ .-]?\d{2,5}){1,4}(?![ .-]?\d| ?(?:%|€|[$]|£|원|円|元|บาท|đ|k\b|vnd|eur|usd|kr|x\d))`
const NUMBER = new RegExp(
  `(?<= )(?:(${LEADS})(?: (?:or|oder|ou|o|hoặc) (?:${LEADS}))?(?: \\p{L}{2,12}(?= (?:on|at|au|al|unter|no) | \\d))?(?: ?(?:at|on|us|unter|au|al|para|no|pelo|số|qua|는|은))?[:：.]?[ ]?)?(${DIGITS})`,
  'giu',
)
const DIGITS_MIN = 7

/** "214 main st", "calle Mayor 12", "12 rue des Lilas": a street with its house number. */
const STREET =
  /(?<= )(?:\d{1,5} (?:[a-z.']+ ){1,3}?(?:st|street|ave|avenue|rd|road|blvd|ln|lane|sq|square|hwy)(?!\p{L})|(?:calle|avda?|avenida|rua|rue|plaza|praça|đường|ngõ|hẻm) \p{L}[^,\d]{2,26} \d{1,5}|\d{1,4} (?:bis )?(?:rue|avenue|boulevard|quai|chemin) (?:d[eu]s? |de la |du |d')?\p{L}+)/giu

/** Set phrases, wherever they stand. */
const SET_PHRASES: Partial<Record<Language, RegExp>> = {
  en: /(?<= )(?=(?:walk[- ]?ins (?:welcome|ok)|free (?:parking|wifi|wi-fi|delivery|shipping|returns|quotes?|estimates?)|open (?:daily|late|sundays?|7 days|24\/7|every day|now)|no (?:appointment|experience|contract|deposit|booking)|(?:kids?|dogs?|families|beginners|everyone) welcome|licensed (?:and|&) insured|fully insured|same[- ]day|next[- ]day|limited (?:spots|time|stock)|bring a friend)(?!\p{L}))/giu,
  es: /(?<= )(?=(?:envío gratis|entrega gratis|sin (?:cita|compromiso|permanencia|matrícula)|aparcamiento gratis|plazas limitadas|abierto (?:todos los días|de lunes)|presupuesto gratis|a domicilio|con cita previa)(?!\p{L}))/giu,
  pt: /(?<= )(?=(?:frete grátis|entrega grátis|sem (?:taxa|fidelidade|compromisso|agendamento)|estacionamento grátis|vagas limitadas|aberto (?:todos os dias|de segunda)|orçamento grátis|em domicílio|parcele em)(?!\p{L}))/giu,
  fr: /(?<= )(?=(?:livraison gratuite|livraison offerte|sans (?:rendez-vous|rdv|engagement)|parking gratuit|places limitées|ouvert (?:tous les jours|7j\/7|le dimanche)|devis gratuit|à domicile|sur rdv|sur rendez-vous)(?!\p{L}))/giu,
  de: /(?<= )(?=(?:kostenloser? (?:versand|lieferung|beratung)|gratis (?:versand|lieferung)|ohne (?:termin|anmeldung|vertragsbindung)|solange (?:der )?vorrat|täglich geöffnet|kostenlose parkplätze)(?!\p{L}))/giu,
  vi: /(?<= )(?=(?:freeship|miễn phí (?:ship|giao)|giao (?:hàng|tận nơi)|mở cửa|không cần (?:đặt|hẹn|kinh)|có chỗ đậu|bảo hành|trả góp|đặt lịch)(?!\p{L}))/giu,
  ko: /(?<= )(?=(?:선착순|무료 ?배송|당일 ?(?:배송|발송|예약|현금)|주차 ?(?:가능|무료)|예약 ?(?:필수|가능)|전국 ?(?:배송|출장)|국내산|신규|첫 ?(?:방문|구매|달)|PT|오픈 ?기념|평일|주말|연중무휴|참가비|수강료|입장료|회비|\d{1,2}월 ?\d{1,2}(?:일|[~-])))/giu,
}

/** 99,000원 · 할인 · 무료: the end of one item of a Korean ad, followed by a word that begins the next. */
const KOREAN_END =
  /(?<=(?:\d(?:천|만)?원(?:부터|~)?|할인|무료|증정|제공|환영|완비|보장|배송|가능|\d명|100%|매입|지급)(?: ?\([^)]{1,24}\))?) (?=[가-힣A-Z0-9])(?!이벤트|행사|혜택|중|시(?:$| )|쿠폰|할인|이상|이하|상당|부터|까지|또는|및|권|적립|배송|체험|상담|제공|증정|가능|대상|진행|판매|기간|기회|받|해|드|된|되|예정|상품|품목|코드|가격|한|하|합|입|입니다|인|\d+ ?%)/giu
const CUTS_MIN = 2

/** Words that lead on to what follows. */
const GOES_ON =
  /(?<!\p{L})(?:to|and|or|with|at|in|on|for|from|by|the|a|an|our|your|please|just|&|\+|und|oder|mit|in|im|am|an|bei|für|zu|zum|zur|der|die|das|et|ou|avec|à|au|aux|en|dans|pour|chez|le|la|les|y|o|con|de|del|en|para|por|el|e|ou|com|em|no|na|do|da|và|hoặc|với|có|tại|ở|để|cho|của|số|là)$|[가-힣\d](?:까지|부터|이상|이하|구매|주문|예약|가입|방문|하면|시|회원|고객|한정|에|은|는|을|를|전|후)$/iu
const NEAR_LEAD = new RegExp(`(?<!\\p{L})(?:${LEADS})(?!\\p{L})(?: [^ ]+){0,4}$`, 'iu')
const LED_MIN = 12

/** "20% off first visit walk-ins welcome 214 Main St 512-555-0123": splits items typed without punctuation. */
export function runOns(clause: string, language: Language): string[] {
  if (clause.length < CHARACTERS_MIN || clause.length > CHARACTERS_MAX) return [clause]
  const text = plain(clause)
  const sure = [...numbersIn(text), ...streetsIn(text)]
  const ends = [...phrasesIn(text, language), ...koreanEnds(text, language)]
  // A single one of these proves nothing.
  const cuts = sure.length + ends.length < CUTS_MIN ? sure : [...sure, ...ends]
  const known = [...new Set(cuts)]
    .filter((at) => isOutside(text, at))
    .sort((one, other) => one - other)
  return [0, ...known]
    .map((start, at) => clause.slice(start, known[at] ?? clause.length).trim())
    .filter((part) => part !== '')
}

/** Where a phone number or the word leading to it begins. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)]
    .filter(({ index, 1: lead, 2: digits = '' }) => {
      const before = text.slice(0, index).trim()
      if (digits.replace(/\D/gu, '').length < DIGITS_MIN || GOES_ON.test(before)) return false
      return lead ? before.length >= LED_MIN && FIGURE.test(before) : isUnled(before)
    })
    .flatMap(({ index, 0: number }) =>
      BELONGS.test(text.slice(index + number.length)) ? [index] : [index, index + number.length],
    )
}

/** Without a leading word, a phone number must follow something with a figure. */
const isUnled = (before: string): boolean =>
  /[\d가-힣]/u.test(before) && !NEAR_LEAD.test(before) && !RUNG.test(before)
/** หรือโทร: leads to a phone number in scripts without spaces. */
const RUNG = /(?:โทร|เบอร์|ติดต่อ|ไลน์|电话|電話)[.:]?$/u
/** A sum, percentage or hour: content before the phone number. */
const FIGURE = /[€$£%]|\d ?(?:원|명|회|시|k|đ|am|pm|h|uhr|x)(?!\p{Ll})|[가-힣] /iu
/** Text that belongs to a phone number: who answers, when. */
const BELONGS =
  /^(?:$| ?[(/,;–-]| (?:or|and|to|for|ask|ext|anytime|after|before|oder|und|ab|von|ou|et|demande|y|o|para|de|e|falar|gặp|để|담당)(?!\p{L}))/iu

/** Where streets begin and end. */
function streetsIn(text: string): number[] {
  return [...text.matchAll(STREET)]
    .filter(({ index }) => {
      const before = text.slice(0, index).trim()
      return /\d/u.test(before) && !GOES_ON.test(before)
    })
    .flatMap(({ index, 0: street }) => [index, index + street.length])
    .filter((at) => at < text.length)
}

/** Set phrases behind a figure. */
const phrasesIn = (text: string, language: Language): number[] =>
  [...text.matchAll(SET_PHRASES[language] ?? /$^/gu)]
    .map(({ index }) => index)
    .filter((at) => {
      const before = text.slice(0, at).trim()
      return (language === 'ko' || /\d/u.test(before)) && !GOES_ON.test(before)
    })

const koreanEnds = (text: string, language: Language): number[] =>
  language === 'ko'
    ? [...text.matchAll(KOREAN_END)]
        .map(({ index }) => index)
        // "무료 법률 상담의 날": a leading adjective describes what follows.
        .filter((at) => !/^(?:무료|할인|증정)$/u.test(text.slice(0, at).trim()))
    : []

/** Whether a position is outside brackets. */
const isOutside = (text: string, at: number): boolean => {
  const before = text.slice(0, at)
  return before.split(/[(（]/u).length === before.split(/[)）]/u).length
}
