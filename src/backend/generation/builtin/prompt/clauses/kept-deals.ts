import { isInInsteadSlogan } from './instead-slogans.ts'
import { isInMultiBuy } from './multi-buy.ts'

/** Gifts and discounts, in words and signs of all ten languages. */
const BENEFIT =
  /(?<!\p{L})(?:free(?! from)|half|off|on (?:us|the house)|double|gratis|kostenlos\p{L}*|geschenkt?|umsonst|rabatt|versandkostenfrei|offerte?s?|gratuite?s?|cadeau|moitié|réduction|remise|regal\p{L}*|descuento|mitad|grátis|brinde|desconto|metade|ganh\p{L}+|miễn phí|tặng|giảm|nhận)(?!\p{L})|\d ?%|-\d+ ?[€£$%]|免费|[送减享得返赠]|半价|\d折|無料|プレゼント|半額|割引|円引き|무료|할인|증정|적립|ฟรี|แถม|ลด|รับ/iu

/** The condition of a promise: the promise follows behind its comma. */
const CONDITION =
  /^\s*(?:if you|when you|spend|on (?:all )?orders|for (?:every|each)|with (?:any|every|each|your)|wer|wenn (?:sie|du|ihr)|ab \d[^,]*(?:einkauf|bestellwert)|bei (?:kauf|buchung|bestellung|abgabe|vorlage)|(?:mit|zu) jede[mnr]|mit (?:ihrer|deiner)|dès \d[^,]*d['’]achats?|pour (?:tout|toute|chaque|\d+ \p{L}+ achet|l['’]achat)|si (?:vous|tu|compras|reservas|vienes|traes|te)|quien|cuando|por (?:compras?|pedidos|cada|la compra)|en (?:compras|pedidos)|con (?:tu|cada|la compra)|al (?:comprar|reservar|contratar)|quem|se você|quando você|na compra|nas compras|em compras|com (?:cada|seu|sua)|nếu|khi|hóa đơn|đơn (?:hàng )?từ|mỗi)(?!\p{L})[^,，]*$/iu
/** The first words of what a condition earns. */
const CONSEQUENCE =
  /^[,，] ?(?:(?:you|we|and|then) )?(?:(?:both|all) )?(?:get|gets|save|saves|pay|pays|receive|we['’]ll|zahlt|zahlen|spart|sparen|bekommt|bekommen|erhält|erhalten|schenken|te |os |le |nous |vous |on vous |gana|ahorra|paga|recibe|llévate|ganha|paga|leva|recebe|nhận|được|tặng|giảm)/iu

/** A task that earns something: "Book 3 sessions, pay for 2", "Giới thiệu bạn mới, cả hai nhận 50k". */
const TASK =
  /^\s*(?:buy|book|bring|refer|invite|introduce|recommend|trade in|swap|return|sell us|pay for|order|sign up|achetez|réservez|parrainez|invitez|rapportez|apportez|amenez|compra|reserva|trae|invita|recomienda|presenta|compre|reserve|traga|indique|convide|mua|đặt|mang|rủ|giới thiệu) [^,，]{2,44}$|^\s*[^,，]{0,10}(?:推荐|介绍|邀请|转发|分享|凭|带|提前|消费|充值|预订|到店|注册|购买)[^,，]{0,12}$|^\s*[^,，]{2,44} (?:kaufen|abgeben|mitbringen|buchen|werben|empfehlen|bestellen|einlösen|abschließen)$/iu
/** The reward of a task. */
const EARNED =
  /^[,，] ?(?:and |und |et |y |e |và )?(?:(?:you|they|you both|both|cả hai|ambos|os dois|los dos|du|ihr|sie) )?(?:get|gets|save|pay|receive|earn|the (?:second|third|2nd|3rd|next|cheapest)|recevez|gagnez|payez|obtenez|profitez|gana|ganas|llévate|paga|recibe|ahorra|te damos|ganhe|leve|pague|receba|ganha|ganham|nhận|được|tặng|giảm|tính)(?!\p{L})|^[,，].{0,6}(?:各得|可得|立减|[送享得减返赠免抵换])|^, ?[^,]{1,40} (?:zahlen|sparen|erhalten|bekommen|verschenken|sichern|kassieren|gratis|geschenkt)[.!]*$/iu

/** "3 kaufen, 2 zahlen", "une place achetée, une place offerte": what is bought, and what comes with it. */
const PAIRS: readonly [RegExp, RegExp][] = [
  [/\d (?:kaufen|nehmen|buchen|bestellen)$/iu, /^, ?\d (?:be)?zahlen/iu],
  [/(?:achetée?s?|payée?s?)$/iu, /^, ?[^,]{1,32} (?:offerte?s?|gratuite?s?)(?!\p{L})/iu],
  [/(?:comprad[oa]s?|pagad[oa]s?)$/iu, /^, ?[^,]{1,32} (?:gratis|de regalo)(?!\p{L})/iu],
  [/(?:gekauft|bezahlt)$/iu, /^, ?[^,]{1,32} (?:gratis|geschenkt)(?!\p{L})/iu],
]

/** A limit behind a comma: without it, the promise would be made to everyone. */
const LIMITING =
  /^[,，] ?(?:if|when|as long as|provided|only (?:if|when|with)|otherwise|(?:the )?(?:cheapest|cheaper|lowest)|wenn|falls|sofern|sonst|(?:das|die|der) (?:günstigere|günstigste)|si|à condition|sinon|(?:le|la) moins chère?|siempre que|de lo contrario|(?:el|la) (?:más barat[oa]|de menor)|desde que|senão|caso contrário|(?:o|a) mais barat[oa]|nếu|khi|với điều kiện)(?!\p{L})|^[,，](?:否则|未满|送价格最低|以价格低)/iu

const HEAD_MAX = 60
const TAIL_MAX = 56
const SAYING_MAX = 60

/** Whether a comma lies within a promise and its condition or limit: half of it would promise something else. */
export function isInPromise(text: string, at: number): boolean {
  if (isInMultiBuy(text, at) || isInInsteadSlogan(text, at)) return true
  const before = text.slice(0, at)
  const behind = text.slice(at)
  const head = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('，')) + 1)
  if (PAIRS.some(([taken, given]) => taken.test(head) && given.test(behind))) return true
  const tail = /^[,，][^,，]*/u.exec(behind)?.[0] ?? ''
  if (head.length > HEAD_MAX || tail.length > TAIL_MAX) return false
  if (LIMITING.test(tail)) return BENEFIT.test(head)
  if (head.length < before.length) return false
  if (CONDITION.test(head)) return CONSEQUENCE.test(tail) || BENEFIT.test(tail)
  return TASK.test(head) && EARNED.test(tail)
}

/** "Wer suchet, der findet", "Si te gusta el café, este es tu sitio": half of it means nothing. */
const SUBORDINATE =
  /^(?:if|when|where|because|wer|wenn|wo|weil|si|quand|parce que|qui|quien|cuando|donde|porque|quem|quando|onde|se|nếu|khi|vì) [^,]{3,40},[^,]+$/iu
/** Words of a request to the designer; a possibility is no saying either. */
const ASKED =
  /possib|möglich|posib|possív|nötig|(?<!\p{L})(?:bitte|please|pls|svp|por favor|i|we|our|ich|wir|uns|je|on|nous|nos|yo|quiero|queremos|eu|quero|can|could|könnt|peux|pouvez|puedes|pode|mình|chúng tôi|call|book|visit|order|come|ruf\p{L}*|komm\p{L}*|appelez|venez|llama|ven|ligue|venha|gọi|đến|show|use|make)(?!\p{L})/iu

/** Whether a text is a short saying with a leading subordinate clause, whose comma must not split it. */
export const isInSaying = (text: string): boolean => {
  const whole = text.trim()
  return (
    whole.length <= SAYING_MAX &&
    SUBORDINATE.test(whole) &&
    !/\d/u.test(whole) &&
    !ASKED.test(whole)
  )
}
