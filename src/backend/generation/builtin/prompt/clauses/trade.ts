import { type Grammar, TRADES, type Trade } from '../grammar/grammar.ts'
import { doneTrade } from './done-for-you.ts'
import { MISLEADING, NAMED_HOUSE, STAGE, TAUGHT_THERE } from './misleading.ts'
import { countOf, keyOf } from './word-lists.ts'

/** A brief's line of business; null for a shop or if unknown. */
export function tradeOf(text: string, grammar: Grammar): Trade | null {
  return doneTrade(keyOf(text), namedTrade(text, grammar))
}

function namedTrade(text: string, grammar: Grammar): Trade | null {
  const named = keyOf(text.replace(NAMED_HOUSE, ' '))
    .replace(STAGE, ' cours ')
    .replace(TAUGHT_THERE, ' curso ')
  const read = MISLEADING.reduce((left, each) => left.replace(each, ' '), named)
  // "Learning-app" is also an app.
  const key = /\p{L}-\p{L}/u.test(read)
    ? `${read}${read.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')}`
    : read
  const scored = TRADES.map((trade) => ({ trade, points: countOf(key, grammar.trades[trade]) }))
  const best = Math.max(...scored.map(({ points }) => points))
  if (best === 0) return GUIDED.test(read) ? 'travel' : null
  // The list order decides ties, and one sure word for a job or charity is enough.
  const sure = scored.find(
    ({ trade, points }) => points >= 2 && (trade === 'job' || trade === 'charity'),
  )
  const trade = (sure ?? scored.find(({ points }) => points === best))?.trade ?? null
  if (!trade) return null
  if (trade === 'property' && BY_NIGHT.test(read)) return 'travel'
  // "Statt 749 € jetzt 599 € oder 24 Raten": something paid in installments is a product, not a loan.
  if (trade === 'loan' && PAID_LATER.test(read)) return null
  const isGoods = SHELVED.has(trade) && PACKED.test(read)
  return isGoods || (ON_THE_SPOT.has(trade) && SHIPPED.test(read)) ? null : trade
}

/** Guarantees, delivery and former prices belong to products. */
const PAID_LATER =
  /(?<!\p{L})(?:\d+ (?:jahre|monate) garantie|garantie \d|\p{L}*onlineshop|webshop|lieferung|versandkostenfrei|(?:statt|instead of|au lieu de|en lugar de|em vez de|thay vì) ?(?:r\$|[$€£])? ?\d|warranty|in stock|free delivery|livraison|envío|entrega|bảo hành)(?!\p{L})|质保|包邮|保証|送料|보증|배송|ประกัน \d/u

/** A guided walk is booked like a trip. */
const GUIDED =
  /(?<!\p{L})(?:guided (?:walks?|hikes?|tours?|treks?|rides?|trips?|weekends?|safaris?)|geführte[nrsm]? (?:\p{L}*wanderung|\p{L}*tour|\p{L}*reise|\p{L}*wochenende)\p{L}*|(?:week-ends?|randonnées?|balades?|visites?|circuits?|treks?|sorties?) guidée?s?|(?:rutas?|caminatas?|excursi[oó]n(?:es)?|paseos?|senderismo) guiad[oa]s?|(?:trilhas?|caminhadas?|passeios?|tours?) guiad[oa]s?)(?!\p{L})|ガイド付き(?:の)?(?:ツアー|ハイキング|散策|登山)|가이드(?:와 함께하는| 동행| 투어)|(?:专业)?(?:领队|向导)(?:带队|陪同)|มีไกด์|tour có hướng dẫn viên/u

/** A house rented by the night is for vacations. */
const BY_NIGHT =
  /(?<!\p{L})(?:per night|a night|nightly|pro nacht|\/ ?nacht|par nuit|la nuit|la nuitée|por noche|la noche|diárias?|por noite|\d+ (?:nights|nächte|nuits|noches|noites)|\/đêm|một đêm)(?!\p{L})|1泊|[/ ]泊|1박|每晚|一晚|คืนละ|ต่อคืน/u

/** Trades that share words with drugstore and grocery products. */
const SHELVED = new Set<Trade>(['clinic', 'industry'])
/** Anything sold by weight or volume is a product, whatever its use; a machine's payload is no such measure. */
const PACKED =
  /(?<!(?:载重|承重|负载|最大荷重|가반하중|payload|traglast|nutzlast|tải trọng)\D{0,3}\d{0,5})\d ?(?:ml|cl|fl oz|oz|gr?|kg|kapseln|tabletten|capsules|tablets|gélules|cápsulas|viên)(?![\p{L}\d])|\d ?(?:毫升|公斤|斤|克|粒|カプセル|錠|캡슐|มล|กรัม)/u

/** Trades that customers visit; anything shipped is a product. */
const ON_THE_SPOT = new Set<Trade>([
  'travel',
  'event',
  'property',
  'clinic',
  'restaurant',
  'public',
])
/** Words about shipping to customers. */
export const SHIPPED =
  /free (?:shipping|delivery)|ships (?:free|world)|versandkostenfrei|gratisversand|kostenloser versand|livraison (?:offerte|gratuite)|frais de port|envío gratis|envíos a|frete grátis|portes grátis|entrega(?: e montagem)? gr[áa]tis|entrega(?: y montaje)? gratis|entrega a domicilio|livraison(?: et montage)? (?:gratuite|à domicile)|lieferung (?:frei haus|kostenlos|gratis)|kostenlose lieferung|包邮|送料|定期便|무료 ?배송|(?:오늘|당일|내일) ?(?:출발|발송|배송)|택배|산지직송|(?<!รับ|รับ-)ส่งฟรี|จัดส่งฟรี|freeship|free ship|giao hàng toàn quốc/u
