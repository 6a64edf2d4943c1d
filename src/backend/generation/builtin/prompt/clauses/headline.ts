import type { Grammar } from '../grammar/grammar.ts'
import type { Amount } from './amounts.ts'
import { dateAt } from './dates.ts'
import { LOWERED_OPENING } from './price-moves.ts'
import { figuresOf } from './price-roles.ts'
import { isReduction } from './reductions.ts'
import { endsWith, entriesOf, isUnspaced, pattern, plain } from './word-lists.ts'

const WORD_MIN = 4
/** 机, 책상: anything with a former price is a product, however short its name. */
const MOVED_MIN = 1
/** 机が, 책상이: the particle that joins it to its price. */
const PARTICLE =
  /(?<=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}])[がはをも]$|(?<=[가-힣]{2})[을를은는이가]$/u

/** "Sneaker sale 40% off everything": splits the headline from its offer where the figure begins. */
export function splitHeadline(text: string, grammar: Grammar): [string, string | null] {
  const parts = partedHeadline(text, grammar)
  return isWithinQuotes(parts[0]) ? [text, null] : parts
}

/** Exhibition "Salt & Light: | Cornish …": never split inside quotation marks. */
const isWithinQuotes = (head: string): boolean => /["“„«「『]/u.test(head.replace(QUOTED, ''))
const QUOTED = /„[^“”]*[“”]|“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』/gu

function partedHeadline(text: string, grammar: Grammar): [string, string | null] {
  const { amounts, prices } = figuresOf(text, grammar)
  const read = plain(text)
  const at = amounts.find(
    (amount) =>
      isReduction(amount, read, grammar) ||
      prices.some(({ start, role }) => start === amount.start && SETTING.has(role)),
  )
  if (!at) return atColon(text, grammar) ?? atDate(text) ?? [text, null]
  const named = atColon(text.slice(0, at.start), grammar)
  if (named) return [named[0], text.slice(named[0].length).replace(/^\s*[:：]\s*/u, '')]
  const uncued = withoutCue(read, at.start, grammar)
  // "20 hours, price 1,490": a quantity separated by the word "price" does not belong to the price.
  const isNamed = PRICE_NAME.test(read.slice(0, at.start))
  const cut = beforeBracket(
    text,
    beforeLimit(read, isNamed ? uncued : beforeQuantity(read, uncued)),
    amounts,
  )
  const isMoved = prices.some(({ start, role }) => start === at.start && role === 'was')
  const head = text
    .slice(0, cut)
    .trim()
    .replace(/[\s,:;–—-]+$/u, '')
    .replace(COSTS, '')
    .replace(LEADS_ON, '')
    .replace(AT, '')
    .replace(COSTS, '')
    .replace(isMoved ? PARTICLE : /$^/u, '')
  const words = head.split(/\s+/u)
  const isEnough = isUnspaced(head)
    ? head.length >= (isMoved ? MOVED_MIN : WORD_MIN)
    : words.length >= 2 || (words[0]?.length ?? 0) >= WORD_MIN
  if (!isEnough || cut <= 0 || isUnfinished(head) || isJoined(text, cut)) return [text, null]
  const behind = text.slice(text.indexOf(head) + head.length, text.length)
  const rest = isMoved || COSTS.test(text.slice(0, cut).trim()) ? text.slice(cut) : behind
  return [head, rest.replace(/^[\s,:;–—]+/u, '')]
}

/** "Whitening 5,500円(税込、通常11,000円)": a bracket is never split and stays with the sum before it. */
function beforeBracket(text: string, cut: number, amounts: Amount[]): number {
  const open = text.slice(0, cut).search(/[(（][^)）]*$/u)
  if (open < 0) return cut
  const sum = amounts.findLast(({ kind, end }) => kind === 'money' && end <= open)
  return sum && /^\s*$/u.test(text.slice(sum.end, open)) ? sum.start : open
}

/**
 * "Refer a friend and you both | get £15 off", 満199元 | 減30元, "12x | de R$ 99": words that mean nothing without the
 * figure behind them are not separated from it.
 */
const UNFINISHED =
  /(?<!\p{L})(?:gets?|receives?|earns?|bekomm(?:en|t|st)|erhalt(?:en|et)|gewinnt|recevez|gagnez|gagnent|lleváis|llevan|ganáis|ganan|gana|recibís|reciben|ganham|recebem|nhận|and|und|et|y|e|và|you|we|they|both|sie|ihr|du|wir|vous|nous|te|os|los dos|ambos|você|vocês|vocês dois|os dois|\d+ ?x)$|(?:满|每满|消费|充)\s?\d+元?$|(?:で|なら|れば|たら|とも|につき|で全品|で全商品|は|が|に)$|[享得送减打返抵]$|(?:最高|可|立)[享减抵返]$|(?:แนะนำ|ชวน|รีวิว|แชร์).*(?:รับ|ได้)$|(?:면|[가-힣] 시|[가-힣] 때|둘 다|모두|에게|께)$/iu
/**
 * "Na compra de 2 pizzas, a terceira sai | por R$ 10": without its condition the offer would promise something else.
 */
const EARNS =
  /^(?:na compra|ao comprar|beim kauf|bei kauf|wer |pour l['’]achat|à l['’]achat|al comprar|con la compra|por la compra|when you|if you|si |se você|khi mua|nếu |trade in|bring |mit (?:jede|ihre|deine|kunden)\p{L}*|(?:alte|altes|alten) .*(?:abgeben|bringen)|rapportez|con (?:tu|cada)|por compras|traga |đặt \p{L}+ (?:trước|từ|online)|mang |hóa đơn |đi \d)|(?:下取り|紹介|持参|提示|投稿)で|(?:가져오|추천하|구매하|가입하|쓰)(?:시)?면|(?:가입|예약|구매)하고/iu
const isUnfinished = (head: string): boolean => UNFINISHED.test(head) || EARNS.test(head)

/** "Alte Brille abgeben und | 50 € sparen": an "and" in one short line makes one promise. */
const isJoined = (text: string, cut: number): boolean =>
  text.length <= JOINED_MAX && /\p{L} (?:and|und|et|y|e|và)$/iu.test(text.slice(0, cut).trim())
const JOINED_MAX = 72

/** "A savings account with": the small word goes with what follows it. */
export const LEADS_ON =
  / (?:with|for|at|from|and|mit|für|zu|und|avec|pour|à|et|con|para|por|y|com|e|với|cho)$/iu

/** "Bolo de pote a R$ 12", "torta a 20 €". */
const AT = /(?<=\p{L}{3}) a$/u

/** "The haircut is", "Der Schreibtisch kostet": words the price implies. */
export const COSTS =
  / (?:is|are|costs?|was|kostet|kosten|ist|coûte|coûtent|est à|cuesta|cuestan|custa|custam|sale a|sale por|sai por|sai a|fica por|fica em|có giá|gibt['’]?s?(?: es)?(?: jetzt| nun| aktuell| bei uns| schon)*|(?:bekommt (?:ihr|man)|(?:bekommen|erhalten) sie|(?:bekommst|kriegst) du)(?: jetzt)?|(?:is|are|ist|sind|est|sont|está|están|estão) (?:now |jetzt |nun |ab sofort |now available|available|erhältlich|disponibles?|à vous|proposée?s?|en vente|a la venta|à venda)*)$/iu

const PRICE_NAME =
  /(?:ราคา(?:เพียง|แค่)?|prices?|preis|prix|precio|preço|giá(?: chỉ)?|价格|价|価格|가격은?)[\s:：]*$/iu

const LONG_UNITS = 34
const DATE_LEAD =
  /(?:[\s,]+(?:on|from|until|till|by|am|vom|ab|zum|zur|bis|den|dem|le|les|du|au|dès|jusqu'au|el|los|del|al|desde|hasta|até|nos? dias?|no|nos|na|em|de|das?|dos?|às?|a|à|vào|ngày|từ|lúc|every|jeden|jeden|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|días|dia|dias)\.?,?)*[\s,]*$/iu

/** "Give blood in Lille from 12 to 14 June": a long headline ends before its date. */
function atDate(text: string): [string, string] | null {
  if (text.length <= LONG_UNITS || EARNS.test(text)) return null
  const date = dateAt(plain(text))
  // "Ưu đãi tháng 8": a month alone is part of the name before it.
  if (date === null || /^tháng \d{1,2}(?![/\d])/u.test(plain(text).slice(date))) return null
  const before = text.slice(0, date)
  // "Five-a-side league starts 3 March at Meadow Park": an opening means nothing without its date.
  if (text.length <= BEGINS_MAX && BEGINS.test(before.trim())) return null
  // "Pha chế ca tối (17h–23h)": a bracket is never split.
  const head = before.replace(/\s*[(（][^)）]*$/u, '').replace(DATE_LEAD, '')
  // "Wir suchen zum 1. März eine Erzieherin": nothing is named before the date.
  const isNaming = !SEEKS.test(head)
  const isEnough = isUnspaced(head) ? head.length >= WORD_MIN : head.split(/\s+/u).length >= 2
  return isEnough && isNaming ? [head, text.slice(head.length).replace(/^[\s,]+/u, '')] : null
}

const BEGINS_MAX = 72
const BEGINS =
  /(?<!\p{L})(?:starts?|begins?|opens?|returns?|is back|kicks off|startet|beginnt|öffnet|eröffnet|kommt|commence|débute|ouvre|revient|empieza|comienza|arranca|abre|vuelve|começa|estreia|volta|bắt đầu|khai giảng|khai mạc|khai trương)(?: (?:again|wieder|on|am|le|el|em|vào|ngày))?$/iu

const SEEKS =
  /^(?:wir (?:suchen|brauchen|stellen|haben|feiern|öffnen|eröffnen|laden)|gesucht|(?:nous |on )?(?:re)?cherch(?:ons|e)|nous (?:recrutons|ouvrons|fêtons)|(?:se )?busca(?:mos)?|abrimos|necesitamos|procura(?:mos|-se)|precisamos|contratamos|we(?: are|['’]re)? (?:hiring|looking for|seeking|need|open|celebrate|closing|moving)|(?:đang |cần )?tuyển(?: dụng)?)$/iu

/** "Sourdough club: 1 loaf $9": a name, a colon, and what it leads to. */
function atColon(text: string, grammar: Grammar): [string, string] | null {
  const found = /^([^:：]{4,48}?)\s?[:：]\s*(.+)$/u.exec(`${text} `)
  if (!found || !/\p{L}{3}/u.test(found[1]!) || /\d$/u.test(found[1]!)) return null
  const rest = found[2]!.trim()
  return figuresOf(rest, grammar).isOffer || rest.length > 2 ? [found[1]!, rest] : null
}

/** A limited offer keeps its limit: "first month 30 % off". */
const LIMIT =
  /(?:(?:on )?(?:your |the |all )?(?:first|1st|second|2nd|next) \p{L}+|(?:new )?(?:customers|members|students|seniors|subscribers)(?: (?:get|save))?|selected \p{L}+|weekdays|(?:erste[rns]?|zweite[rns]?) \p{L}+|(?:neu)?kunden|mitglieder|studenten|studierende|(?:le |la |les )?(?:premi(?:er|ère)s?|1(?:er|ère)) \p{L}+|(?:nouveaux clients|adhérents|étudiants)|(?:la |el |tu )?(?:primera?|1ª|segunda|2ª) \p{L}+|(?:nuevos clientes|socios|estudiantes)|(?:a |o |na |no )?(?:primeir[ao]|1ª|segund[ao]) \p{L}+|(?:novos clientes|sócios|estudantes)|首月|首单|首年|新客|新人|会员|初月|初回|新規|会員|첫 ?(?:달|구매|방문|주문|이용|예약|시술|고객)|재방문|신규|회원|평일|주말|(?<=^|[\s，,、：:–-])(?:전 ?제품|전 ?품목|전 ?메뉴|전 ?상품|전 ?지점|全品|全商品|全店|全场|全馆|全单|ทั้งร้าน|ทุกเมนู|ทุกชิ้น|toàn bộ|tất cả|storewide|everything)|เดือนแรก|ครั้งแรก|ลูกค้าใหม่|สมาชิก|tháng đầu|lần đầu|đơn đầu|khách mới|thành viên)[\s:,–-]*$/iu

/** "スニーカー今週末 | 30%OFF", "운동화 이번 주말 | 30% 할인": the period goes with the discount. */
const WHEN =
  /(?:(?<!\p{L})(?:(?:only )?(?:this|next) (?:week(?:end)?|month|friday|saturday|sunday)|(?:only )?(?:today|tonight|tomorrow)(?: only)?|(?:nur )?(?:heute|morgen|am wochenende|dieses wochenende|diese woche|diesen monat)|(?:seulement )?(?:aujourd['’]hui|ce week-end|cette semaine|ce mois-ci|demain)|(?:s[oó]lo )?(?:hoy|mañana|este fin de semana|esta semana|este mes)|(?:s[oó] )?(?:hoje|amanhã|n?este fim de semana|n?esta semana|n?este mês)|(?:chỉ )?(?:hôm nay|cuối tuần(?: này)?|tuần này|tháng này))|[今来本毎][週月日](?:末|だけ|限り|限定)?|本日|今夜|(?:毎週)?[月火水木金土日]曜(?:日)?|(?:仅限?)?(?:本周末?|今[天日晚]|本月|周末|每?周[一二三四五六日末]|明[天日])|(?:이번 ?|매 ?|다음 ?)?(?:주말|주|달)|(?<![가-힣])(?:오늘|내일)(?:만)?|(?:매주 ?)?[월화수목금토일]요일|(?:วัน(?:นี้|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?:เสาร์)?อาทิตย์นี้|สุดสัปดาห์นี้|สัปดาห์นี้|เดือนนี้))[\s:,–-]*$/iu

/** "1畳 3,980円", "6 weeks $149": the quantity a price is for. */
const QUANTITY =
  /(?<!(?:de|of|for|von|mit|für|pour|com|con|d')\s?)(?<![\d.,])\d+ ?(?:畳|時間|分|回|枚|個|本|名|斤|杯|小时|次|份|시간|회|개|인|박|잔|장|ชั่วโมง|ครั้ง|กรัม|คน|hours?|hr|min|minutes|weeks?|sessions?|nights?|stunden?|wochen|tage|stück|kg|heures?|jours|semaines|horas?|semanas?|aulas|sesiones|giờ|buổi|g|ml|l)[\s:,–-]*$/iu

/** 月額, 월, เดือนละ: the period or unit a price is for. */
const PERIOD =
  /(?:月額|年額|月々|毎月|月会費|年会費|月费|年费|每月|每年|每人|每人每月|人均|(?<=[\s」』）)])(?:월세|전세|보증금|매매가?|분양가|임대료|월|연|주|매월|매달|하루|1인|인당|평당|시간당|회당|박당|개당|장당|명당|건당)|(?:เดือน|ปี|ครั้ง|คน|วัน|ชั่วโมง|ชิ้น|แก้ว|จาน|ชาม|ชุด|กล่อง|ท่าน|ถ้วย|ห้อง|คืน|ขวด|ตัว|คู่|ผืน|แผ่น|กิโล|กก\.|เมตร|คอร์ส|รอบ|หัว)ละ)[\s:：]*$/u

const beforeQuantity = (text: string, cut: number): number =>
  (QUANTITY.exec(text.slice(0, cut)) ?? PERIOD.exec(text.slice(0, cut)))?.index ?? cut

const beforeLimit = (text: string, cut: number): number =>
  Math.min(...[LIMIT, WHEN].map((each) => each.exec(text.slice(0, cut))?.index ?? cut))

const SETTING = new Set(['price', 'from_price', 'was', 'deposit'])

/** Where the words that belong to a figure begin: "ab 49 €", "up to 30 %". */
function withoutCue(text: string, start: number, grammar: Grammar): number {
  const lists = [
    grammar.from.before,
    grammar.was.before,
    grammar.now.before,
    grammar.upTo.before,
    grammar.discount.before,
    grammar.saving.before,
  ]
  // "hasta -40 %": a sign may stand between the figure and its cue.
  let cut = text.slice(0, start).replace(/\s[-–]\s?$/u, ' ').length
  for (let turn = 0; turn < 3; turn += 1) {
    const before = text.slice(0, cut).trimEnd()
    const tail = before.slice(-24)
    // The longest first: "jusqu'à" before "à".
    const entry = lists
      .filter((each) => endsWith(tail, each))
      .flatMap(entriesOf)
      .filter((each) => tail.endsWith(each))
      .sort((one, other) => other.length - one.length)[0]
    if (!entry) break
    cut = before.length - entry.length
  }
  cut -= movementBefore(text.slice(0, cut), grammar)
  // Includes a bracket or sign that opens directly before.
  while (cut > 0 && /[-–(:]/u.test(text[cut - 1] ?? '')) cut -= 1
  return cut
}

/** The length of the words that open a price change: the "reduced from" of "reduced from $9 to $7". */
function movementBefore(text: string, grammar: Grammar): number {
  const opened = LOWERED_OPENING.exec(text.trimEnd())?.[0].length
  if (opened) return opened + text.length - text.trimEnd().length
  const [opening = ''] = grammar.moved.split('{a}')
  if (!/\p{L}/u.test(opening)) return 0
  return pattern(`(?:^|(?<=[^\\p{L}]))${opening}$`).exec(`${text.trimEnd()} `)?.[0].length ?? 0
}
