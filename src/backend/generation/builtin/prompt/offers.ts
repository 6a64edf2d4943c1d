import type { Lexicon, Perk } from './lexicon/lexicon.ts'
import { mentions, remove, wordPattern } from './words.ts'

const CURRENCY =
  '(?:US\\$|R\\$|A\\$|C\\$|S\\$|NT\\$|HK\\$|[$€£¥₩฿₫]|USD|EUR|GBP|CHF|SGD|JPY|KRW|THB|VND|BRL|CNY|RMB|元|円|원|บาท|đồng|đ)'
const AMOUNT = '\\d{1,3}(?:[., \u00a0]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const PRICE = new RegExp(
  `${CURRENCY}\\s?(?:${AMOUNT})(?![\\d%])|(?<![\\d.,])(?:${AMOUNT})\\s?${CURRENCY}(?!\\p{L})`,
  'giu',
)
const PERCENT =
  /[-−–]?\s?(\d{1,2})\s?(?:%|％|percent(?!\p{L})|prozent(?!\p{L})|por ciento|por cento|pour cent|phần trăm|เปอร์เซ็นต์|퍼센트|パーセント)/iu
/** Chinese counts what is left: 7折 is 30 percent off. */
const ZHE = /(?:([1-9])\.?([1-9])?)\s?折/u
const FILLER =
  /(?:^|\s)(?:up to|bis zu|jusqu’à|jusqu'à|hasta|até|最大|高达|최대|สูงสุด|lên đến|tới|ab|from|ab nur|nur|only|just|für nur|for only|now|only for|chỉ|仅|只要|สำหรับ)(?=\s|$)/giu

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
  const perkNames = (Object.keys(lexicon.perks) as Perk[]).filter((name) =>
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
  const zhe = ZHE.exec(text)
  if (!zhe) return null
  const left = Number(zhe[1]) * 10 + Number(zhe[2] ?? 0)
  return { label: `−${100 - left}%`, match: zhe[0] }
}

/** Removes an offer with the words that belong to it: `up to 50 % off`, `ลดราคา 20%`. */
function withoutOffer(text: string, offer: string, lexicon: Lexicon): string {
  const at = text.indexOf(offer)
  const words = wordPattern(lexicon.discount).source
  const before = text
    .slice(0, at)
    .replace(new RegExp(`(?:${FILLER.source})\\s*$`, 'iu'), '')
    .replace(new RegExp(`(?:${words})\\s*$`, 'iu'), '')
  const after = text.slice(at + offer.length)
  return `${before} ${after.replace(new RegExp(`^\\s*(?:${words})`, 'iu'), '')}`
}

const amountOf = (price: string): number =>
  Number(
    price
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3})/g, '')
      .replace(',', '.'),
  )
