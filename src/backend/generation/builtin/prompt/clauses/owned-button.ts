import type { Trade } from '../grammar/grammar.ts'
import { keyOf } from './word-lists.ts'

/** A private seller of a single thing, in colloquial words. */
const SELLS_OWN =
  /^(?:selling (?:my|our|grandm|grandad)|i'm selling|for sale by owner|verkaufe(?:n wir)?|je vends|vends|vendo|vendemos nuestr|bán lại|cần bán|pass lại|thanh lý)(?!\p{L})|^(?:转让|出售自用)|二手[^。]{0,16}(?:转让|出售|出)(?! ?租)|(?:闲置|自用)[^。]{0,12}(?:转让|出)|(?:売ります|ゆずります|譲ります)|팝니다|^ขาย[^ ]{0,24}(?:มือสอง|ต่อ)|(?<!\p{L})(?:(?:message|pm|dm) me|ono|vhb|no time ?wasters|prix à débattre)(?!\p{L})/u
/** 팝니다 and 売ります are also used by stores. */
const SHOP_SAYS = /팝니다|売ります/u
const USED = /중고|네고|직거래|쓰던|사용감|급처|中古|手渡し|引き取り/u

/** A business changing hands: it is not looking for guests. */
const HANDED_OVER =
  /(?<!\p{L})(?:business (?:for sale|transfer)|going concern|nachfolger(?:in)? (?:gesucht|für)|ablösesumme|cède? (?:bail|fonds|restaurant|salon)|cession (?:de )?(?:bail|fonds)|fonds de commerce|(?:se )?traspas(?:a|o)(?: \p{L}+)?|passa-se|passo (?:o )?ponto|sang (?:quán|nhượng|lại|gấp|tiệm|shop|mặt bằng)|sang quán)(?!\p{L})|(?:旺铺|店铺|店面|餐馆|饭店|门店)转让|转让费|居抜き|사업장 ?양도|(?:가게|점포|카페|식당) ?(?:양도|매매)|권리금|เซ้ง(?:ร้าน|กิจการ|ด่วน)?/u

const HOME =
  /(?<!\p{L})(?:house|flat|apartment|land|haus|wohnung|grundstück|maison|appartement|terrain|casa|piso|apartamento|terreno|nhà|đất|căn hộ|chung cư)(?!\p{L})|房|マンション|戸建|物件|住宅|土地|아파트|빌라|원룸|투룸|คอนโด|บ้าน|ที่ดิน/u
/** These trades have a button of their own, whoever the seller is. */
const OTHERS = new Set<Trade | null>(['car', 'order', 'restaurant', 'charity', 'job'])

/** The button for a one-off sale or handover: there is no store, and no table to book. */
export function ownedButton(
  key: string,
  text: string,
  trade: Trade | null,
): Trade | 'learn' | null {
  const whole = keyOf(text).trim()
  if (trade !== 'job' && HANDED_OVER.test(whole.slice(0, OPENING))) return 'property'
  if (!SELLS_OWN.test(whole) || (SHOP_SAYS.test(whole) && !USED.test(whole))) return null
  if (OTHERS.has(trade) || (trade === 'property' && HOME.test(key))) return null
  return 'learn'
}
const OPENING = 48
