import type { Grammar } from '../grammar/grammar.ts'
import { amountsOf } from './amounts.ts'
import { entriesOf, has, isUnspaced, keyOf, plain, without } from './word-lists.ts'

/** "Sofas" and "lunettes" only begin like abbreviated weekdays. */
const MONTH_OR_DAY = [
  'jan(?:uary|uar|vier|v|eiro)?|enero|ene',
  'feb(?:ruary|ruar|rero)?|f[ée]v(?:rier|r|ereiro)?',
  'mar(?:ch|s|zo|ço|tes|di)?|märz|mär|mrz',
  'apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'ma[iy]o?',
  'jun[ei]?|juin|jun(?:io|ho)',
  'jul[iy]?|juil(?:let)?|jul(?:io|ho)',
  'aug(?:ust)?|ao[uû]t|ago(?:sto)?',
  'sept?(?:ember|embre|iembre)?|set(?:embro)?',
  'o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?',
  'nov(?:ember|embre|iembre|embro)?',
  'de[czc](?:ember|embro)?|d[ée]c(?:embre)?|dic(?:iembre)?|dez(?:ember|embro)?',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun',
  '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|mo|di|mi|do|fr|sa|so',
  'lun(?:di|es)?s?|mer(?:credi)?s?|mi[ée](?:rcoles)?|jeu(?:di)?s?|jue(?:ves)?|ven(?:dredi)?s?|vie(?:rnes)?|sam(?:edi)?s?|s[áa]b(?:ados?)?|dim(?:anche)?s?|dom(?:ingos?)?',
  'seg(?:unda)?s?|ter(?:ça)?s?|qua(?:rta)?s?|qui(?:nta)?s?|sex(?:ta)?s?',
].join('|')
const DAYS = new RegExp(
  `(?<!\\p{L})(?:${MONTH_OR_DAY})(?:-feiras?)?\\.?(?!\\p{L})|(?<!\\p{L})(?:am|pm|uhr|h|hs|hrs|from|to|until|till|by|at|on|bis|ab|von|um|am|vom|de|du|le|au|à|das|às|a|al|el|del|las|los|hasta|até|e|y|et|und|and|ngày|từ|đến|tháng|lúc|tel|phone|whatsapp|call|zalo|đt|open|ouvert|abierto|aberto|geöffnet)(?!\\p{L})`,
  'giu',
)
const WIDE_DAYS =
  /[年月日時分点时至到从]|星期[一二三四五六日天]|周[一二三四五六日末]|[月火水木金土日]曜日?|午前|午後|上午|下午|早上|晚上|傍晚|中午|晚|早|오전|오후|[월화수목금토일]요일|[년월일시분]|부터|까지|から|まで|วันที่|เวลา|น\.|[ก-ฮ]+าคม|[ก-ฮ]+ายน|โทร|电话|電話|전화/gu

/** A day, hour, price or phone number with no word of its purpose: not a headline. */
export function isBare(text: string, { from, upTo, was, now, small, labels }: Grammar): boolean {
  if (!/\d/u.test(text)) return false
  const amounts = amountsOf(text)
  const rest = amounts.reduce((left, amount) => left.replace(amount.text, ' '), text)
  const key = keyOf(rest.replace(DAYS, ' ').replace(WIDE_DAYS, ' '))
  const cues = isUnspaced(text) ? [] : [small]
  // 原价2600 现价900: the old and new price of nothing in particular.
  const former = amounts.length > 1 ? [was.before, labels.price] : []
  const left = [...former, from.before, from.after, upTo.before, now.before, ...cues].reduce(
    without,
    key,
  )
  return !/\p{L}/u.test(left)
}

/** Words of a call that say nothing about its subject. */
const GENERIC =
  'now|today|here|online|free|trial|quote|app|more|demo|jetzt|hier|kostenlos|gratis|heute|termin|angebot|ici|maintenant|devis|gratuit|aujourd|hui|rendez-vous|ahora|hoy|aquí|cita|presupuesto|agora|hoje|aqui|orçamento|consulta|ngay|hôm nay|tại đây|miễn phí|ticket|tickets|us|uns|nous|up|out|yours|tour|team|form|spots|seats|visit|besichtigung|visita|table|tisch|mesa|seat|spot|place|platz'

/** "Give blood in Lille": a call that names its subject names the subject of the ad. */
export function namesItsThing(call: string, { small, offers, calls }: Grammar): boolean {
  const isListed = entriesOf(calls).some((entry) => entry === plain(call))
  if (isUnspaced(call) || isListed || /^(?:jetzt|hier|gleich) /u.test(plain(call))) return false
  const words = keyOf(call).trim().split(' ').slice(1).join(' ')
  const left = [small, GENERIC, offers].reduce(without, ` ${words} `).trim()
  return left.split(/\s+/u).filter((word) => word.length > 2).length >= 1 && !has(left, offers)
}
