import { keysOf } from '../../../../contract/keys-of.ts'
import type { Lexicon, Perk } from './lexicon/lexicon.ts'
import { compile, mentions, remove, wordPattern } from './words.ts'

const CURRENCY =
  '(?:US\\$|R\\$|A\\$|C\\$|S\\$|NT\\$|HK\\$|[$€£¥₩฿₫]|USD|EUR|GBP|CHF|SGD|JPY|KRW|THB|VND|BRL|CNY|RMB|元|円|원|บาท|đồng|đ)'
const AMOUNT = '\\d{1,3}(?:[., \u00a0]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const UNIT =
  '(?:\\s?/\\s?\\p{L}{1,8}|\\s(?:per|pro|par|por|al|la|le|a|je|mỗi|một) (?:night|month|week|day|year|person|nacht|monat|woche|tag|stück|nuit|mois|semaine|jour|personne|noche|mes|semana|día|persona|noite|mês|dia|pessoa|đêm|tháng|người))?'
const PRICE = new RegExp(
  `(?:${CURRENCY}\\s?(?:${AMOUNT})(?![\\d%])|(?<![\\d.,])(?:${AMOUNT})\\s?${CURRENCY}(?!\\p{sc=Latin}))${UNIT}`,
  'giu',
)
/** Of a range the larger; all of something (100 %), or nearly, or none is no discount. */
const PERCENT =
  /(?:\s?(?<!\d[.,]?)\d{1,2}\s?%?\s?(?=[-–~〜至到]\s?\d))?[-−–~〜至到]?\s?(?<!\d[.,]?)(?!0|9[6-9])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|％|percent(?!\p{L})|prozent(?!\p{L})|por ciento|por cento|pour cent|phần trăm|เปอร์เซ็นต์|퍼센트|パーセント)/iu
/** Chinese counts what is left: 7折 is 30 percent off. What folds is no offer, nor is a second one. */
const ZHE =
  /(?<!第[二三23]件\s?)(?:打?\s?([1-9一二三四五六七八九])[.．点]?([1-9一二三四五六七八九])?\s?折(?![叠页扇纸])|打?对折(?![叠页扇纸钱])|半价)/u
const WARI = /([1-9])割(?:引き?|オフ|off)?/iu
const HAN_DIGITS = '零一二三四五六七八九'
/** What may follow a price and says nothing without it. */
const AFTER = /^\s*(?:起|から|より|부터|ขึ้นไป|trở lên)/u
const FILLER =
  /(?:^|\s)(?:up to|bis zu|jusqu’à|jusqu'à|hasta|até|最大|高达|최대|สูงสุด|lên đến|tới|chỉ còn|còn|chỉ từ|từ|chỉ|giảm đến|giảm tới|a partir de|a partir|à partir de|dès|desde|starting at|ab|from|ab nur|für nur|nur|only|just|for only|for|now only|now|instead of|was|reg\.?|statt|anstatt|früher|jetzt|für|en lugar de|en vez de|antes|ahora|solo|por|au lieu de|seulement|maintenant|em vez de|agora|apenas|só|thay vì|giá gốc|giá|仅|只要|สำหรับ|à|a|de|por solo)(?=\s|$)|(?:全场|每晚|每人|一泊|1박|一人|เริ่มต้น(?:ที่)?|原价|现价|仅需|仅|只要|低至|特价|通常価格|定価|通常|特別価格|最大|なんと|정가|할인가|최대|단|จาก|ปกติ|ราคาปกติ|เหลือเพียง|เหลือ|เพียง|ราคา|สูงสุด|(?:→|->|=>|⇒))(?=\s*$)/giu

export interface Offer {
  /** Short, for a badge: `−50 %`. */
  percent: string | null
  price: string | null
  /** The higher of two prices, shown struck through. */
  oldPrice: string | null
  perks: string[]
  perkNames: Perk[]
}

/** Takes the offers out of a text and returns both. */
export function findOffers(text: string, lexicon: Lexicon): { offer: Offer; rest: string } {
  let rest = text
  const perkNames = keysOf(lexicon.perks).filter((name) =>
    mentions(rest, lexicon.perks[name].words),
  )
  for (const name of perkNames) rest = remove(rest, lexicon.perks[name].words)
  const found = percentIn(rest)
  if (found) rest = withoutOffer(rest, found.match, lexicon)
  const prices = [...rest.matchAll(PRICE)].map((match) => match[0].trim())
  for (const price of prices) rest = withoutOffer(rest, price, lexicon)
  const [price = null, oldPrice = null] = prices
    .slice(0, 2)
    .sort((one, other) => amountOf(one) - amountOf(other))
  const perks = perkNames.map((name) => lexicon.perks[name].label)
  return { offer: { percent: found?.label ?? null, price, oldPrice, perks, perkNames }, rest }
}

function percentIn(text: string): { label: string; match: string } | null {
  const percent = PERCENT.exec(text)
  if (percent) return { label: `−${percent[1]}%`, match: percent[0] }
  const wari = WARI.exec(text)
  if (wari) return { label: `−${wari[1]}0%`, match: wari[0] }
  const zhe = ZHE.exec(text)
  if (!zhe) return null
  const left = zhe[1] ? digitOf(zhe[1]) * 10 + digitOf(zhe[2]) : 50
  return { label: `−${100 - left}%`, match: zhe[0] }
}

const digitOf = (digit = '0'): number =>
  /\d/.test(digit) ? Number(digit) : HAN_DIGITS.indexOf(digit)

/** Removes an offer with the words that belong to it: `up to 50 % off`, `ลดราคา 20%`. */
function withoutOffer(text: string, offer: string, lexicon: Lexicon): string {
  const at = text.indexOf(offer)
  const words = wordPattern(lexicon.discount).source
  const filler = compile(`(?:${FILLER.source})\\s*$`, 'iu')
  const before = text
    .slice(0, at)
    .replace(filler, '')
    .replace(filler, '')
    .replace(compile(`(?:${words})\\s*$`, 'iu'), '')
  const after = text.slice(at + offer.length).replace(AFTER, '')
  return `${before} ${after.replace(compile(`^\\s*(?:${words})`, 'iu'), '')}`
}

const amountOf = (price: string): number =>
  Number(
    price
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3})/g, '')
      .replace(',', '.'),
  )
