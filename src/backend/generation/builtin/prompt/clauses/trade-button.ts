import type { Grammar, Trade } from '../grammar/grammar.ts'
import { BLOOD, CLOSED, FREE_QUOTE, ON_SHELVES, ONLY_THERE } from './buying-ways.ts'
import { isNewCup, sellsUpTo } from './done-for-you.ts'
import { isInsteadSlogan } from './instead-slogans.ts'
import { tellsOpenDays } from './open-days.ts'
import { ownedButton } from './owned-button.ts'
import { isReferral } from './referrals.ts'
import { SHIPPED, tradeOf } from './trade.ts'
import { CALLED, isEatenThere, ONLINE, STREET } from './where-to-go.ts'
import { has, keyOf } from './word-lists.ts'

/** Trades whose open days and fairs need no booking. */
const COMES_IN = new Set<Trade>([
  'event',
  'course',
  'webinar',
  'public',
  'travel',
  'car',
  'industry',
])
/** With free entry for all, nobody buys a ticket. */
const FREE_ENTRY =
  /free (?:entry|admission|entrance)|(?:entry|admission) (?:is )?free(?! for)|free and open to all|kostenlos und offen für alle|gratuit et ouvert à tous|gratuito y abierto a todos|gratuito e aberto a todos|eintritt (?:ist )?frei(?! für)|freier eintritt(?! für)|entrée (?:libre|gratuite)(?! pour)|entrada (?:libre|gratuita|gratis|franca)(?! para)|(?:free|kostenlose[sr]?|gratis) (?:open[- ]air )?(?:concert|festival|exhibition|show|konzert|ausstellung|festival)(?!\p{L})|(?:concert|festival|spectacle|expo(?:sition)?) gratuite?|(?:concierto|festival|espectáculo|exposición) (?:gratis|gratuit[oa])|(?:show|concerto|festival|evento|exposição|espetáculo) (?:gr[áa]tis|gratuit[oa]|de graça)|(?:entrada|acesso) (?:free|de graça|grátis)|(?:免费|公益)(?:音乐会|演出|展览)|無料(?:コンサート|ライブ)|무료 ?(?:공연|콘서트|전시)|免费入场|免费参观|入場無料|무료 ?입장|เข้า(?:งาน)?ฟรี|vào (?:cửa|cổng) (?:tự do|miễn phí)/u
/** Free participation: without booking, visitors simply come. */
const FREE_PART =
  /参加(?:費)?無料|参加费?免费|免费参加|참가(?:비)? ?무료|free to (?:join|attend)|teilnahme (?:ist )?(?:kostenlos|frei)|participation (?:gratuite|libre)|participa(?:ción|ção) (?:gratuita|libre|livre)|ร่วมงานฟรี|tham gia miễn phí/u
const BY_APPOINTMENT = new Set<Trade>(['clinic', 'restaurant', 'fitness'])
const COME_AS_YOU_ARE =
  /no (?:appointment|booking|reservations?|rsvp)(?: (?:needed|necessary|required))?|without (?:an )?appointment|walk-?ins? |ohne (?:termin|voranmeldung|reservierung)|sans (?:rendez-vous|rdv|réservation)|sin (?:cita|reserva)|sem (?:hora marcada|agendamento|reserva|marcação)|无需预约|免预约|不用预约|予約(?:不要|なし)|예약 ?(?:없이|불필요|필요 ?없)|ไม่ต้องจอง|ไม่ต้องนัด|không cần (?:đặt|hẹn)|bring (?:your own|a mat)|donation[- ]based|matten? mitbringen|auf spendenbasis|auf spende|prix libre|donativo|contribuição livre|food ?trucks?|street food|wochenmarkt|market stall|laundromat|launderette|waschsalon|laverie|lavandería (?:autoservicio|de autoservicio)|lavanderia self|コインランドリー|빨래방|自助洗衣|ซักอบ(?:ผ้า|แห้ง)?|หยอดเหรียญ|giặt sấy tự/u
/** A food stall is visited, and customers order there. */
const STALL = /food ?trucks?|street food|wochenmarkt|market stall/u
const BOOKED =
  /by appointment|bookings? (?:open|only|required)|book online|terminvereinbarung|nach termin|mit termin|sur rendez-vous|sur rdv|cita previa|con cita|hora marcada|com agendamento|预约|予約(?!販売|商品|注文)|예약(?! ?판매)|จองคิว|นัดหมาย|đặt lịch|đặt hẹn/u

/** "10 % al reservar", "book 3 sessions": a booking, whatever the trade. */
const WHEN_BOOKED =
  /when you book|if you book|book \d+ (?:sessions|nights|treatments)|bei (?:online-?)?buchung|en réservant|al reservar|ao (?:reservar|agendar)|khi đặt (?:phòng|lịch|chỗ)|จองล่วงหน้า|提前[^ ]{0,3}预订/u

/** A business that takes no reservations. */
const UNBOOKED =
  /(?<!\p{L})(?:no|não (?:fazemos|aceitamos|temos)|no (?:hacemos|aceptamos|admitimos)|keine|wir nehmen keine|we don['’]t take|pas de|nous ne prenons pas de|không nhận)(?: \p{L}+)? (?:reserv\p{L}+|tischreservierung\p{L}*|bookings?|đặt (?:bàn|chỗ))|(?:不接受|不支持|无法)(?:预订|订位|预约)|予約(?:は)?(?:不可|受け付けて(?:おりません|いません)|できません)|예약(?:은)? ?(?:불가|안 ?받|받지 않)|ไม่รับจอง/u

/** A choir, band or club looking for members. */
const RECRUITS =
  /(?<!\p{L})(?:(?:choir|band|orchestra|club|team|group|society)(?: \p{L}+){0,2} (?:seeks?|needs|wants|is looking for|looking for|recruit\p{L}*)|(?:singers|players|members|volunteers|tenors|drummers?|bassists?) wanted|(?:\p{L}*chor|band|\p{L}*verein|orchester|mannschaft|theatergruppe) (?:sucht|suchen|braucht)|(?:chorale|chœur|orchestre|club|groupe|troupe) (?:re)?cherche|(?:coro|coral|banda|grupo|club|clube|orquesta|orquestra) (?:busca|procura|necesita|precisa)|(?:clb|câu lạc bộ|ban nhạc|đội)(?: \p{L}+){0,4} tuyển)(?!\p{L})|(?:合唱团|乐队|社团|俱乐部|队)(?:招新|招募|招人|招)|자원봉사자?[^.]{0,24}(?:모집|구합니다|찾습니다|신청)|모집[^.]{0,24}자원봉사|(?:밴드|합창단|동호회|모임|팀|크루)[^.]{0,12}(?:구합니다|구해요|모집|모십니다|찾습니다)|(?:วง|ชมรม|ทีม)[^ ]{0,20}(?:หาสมาชิก|รับสมาชิก)|(?:合唱団|バンド|サークル|楽団|チーム)[^。]{0,8}(?:募集|求む)/u

/** Sales and neighborhood events that anyone can walk into. */
const WALKED_IN =
  /repas (?:partagé|de quartier)|fête des voisins|nachbarschaftsfest|potluck|community (?:meal|lunch|picnic)|餅つき|もちつき|盆踊り|夏祭り|秋祭り|町内会|庙会|마을 ?잔치|งานวัด|งานบุญ|festa junina|quermesse|straßenfest|dorffest|sommerfest|street party|village (?:fete|fair)|fête (?:de village|du quartier)|verbena|jumble sale|estate sale|car boot|flea market|bake sale|craft fair|school (?:fair|fete|fête)|summer (?:fair|fete|fête)|schulfest|yard sale|garage sale|open garden|farmers'? market|organic market|(?:weihnachts|christkindl?|advents|oster|herbst|frühlings|töpfer|kunsthandwerker|handwerker|garten|pflanzen|wochen|bauern)markt|(?:christmas|makers'?|night|street) market|mercad(?:o|illo) (?:navideño|de navidad)|(?:mercado|feira) de natal|クリスマスマーケット|朝市|圣诞集市|크리스마스 ?마켓|marché (?:bio|fermier|paysan|de noël)|mercado (?:ecológico|campesino|orgânico)|feira (?:orgânica|livre|de rua)|vide-greniers?|troc de plantes|trocs?(?!\p{L})|plant swap|clothes swap|seed swap|tauschbörse|pflanzentausch|vide-dressings?|bourse aux (?:jouets|vêtements|livres)|brocante|kermesse|flohmarkt|trödelmarkt|basar|mercadillo|rastrillo|feira da ladra|bazar|フリーマーケット|フリマ|バザー|蚤の市|플리마켓|벼룩시장|나눔 ?장터|알뜰 ?장터|장터|바자회|市集|旧书市|农夫市集|跳蚤市场|ตลาดนัด|hội chợ/u
const WITH_TRIAL = new Set<Trade>(['fitness', 'software'])
/** A free trial period. */
const FREE_TRIAL =
  /(?:free|complimentary) (?:trial|taster|first) ?(?:class|lesson|session)?|(?:probestunde|probetraining|schnupperstunde|erste stunde) (?:gratis|kostenlos|frei)|(?:gratis|kostenlose[sn]?) (?:probestunde|probetraining|schnupperstunde)|free trial|try (?:it )?free|(?:days?|weeks?|months?) (?:for )?free|free for \d+|(?:kostenlos|gratis|unverbindlich) (?:testen|ausprobieren)|(?:tage|wochen?|monat) (?:lang )?(?:kostenlos|gratis)|essai(?: de \d+ jours)? (?:gratuit|offert)|(?:jours|semaines?|mois) (?:gratuits?|offerts?)|prueba(?: \p{L}+)? grat|(?:días|semanas?|mes) grat|(?:teste|experimente)(?: \p{L}+)? gr[áa]tis|(?:dias|semanas?|mês) gr[áa]tis|dùng thử miễn phí|tập thử miễn phí|(?:ngày|tuần|tháng) miễn phí|無料(?:体験|トライアル)|日間無料|무료 ?체험|일 ?무료|免费(?:试用|体验)|天免费|ทดลอง(?:ใช้|เล่น)?ฟรี/u

/** Participants in a charity run sign up first. */
const RUN =
  /(?<!\p{L})(?:(?:charity|sponsored) (?:run|walk|ride|swim|hike)|sponsorenlauf|fun run|half marathon|marathon|spendenlauf|benefizlauf|course (?:solidaire|caritative)|carrera solidaria|marcha solidaria|corrida (?:solidária|beneficente)|caminhada solidária|chạy (?:bộ )?từ thiện|giải chạy)(?!\p{L})|慈善跑|公益跑|马拉松|チャリティ(?:ー)?(?:ラン|マラソン|ウォーク)|자선 ?(?:마라톤|달리기|걷기)|วิ่งการกุศล|เดินวิ่ง|งานวิ่ง/u

/** Registration without a ticket. */
const SIGNED_UP =
  /(?<!\p{L})(?:sign[- ]?ups?|registrations?|register|anmeldung(?:en)?|anmelden|inscriptions?|inscrivez|inscripci(?:ón|ones)|inscríbete|inscriç(?:ão|ões)|inscreva|đăng ký)(?!\p{L})|报名|申し?込|신청|접수|ลงทะเบียน|สมัคร/u
const TICKETED =
  /tickets?|karten|billet|entradas?(?!\p{L})|ingressos?|门票|购票|チケット|예매|บัตร|(?<!\p{L})vé(?!\p{L})/u
/** Tickets, or an entry fee at the door. */
const ENTERED =
  /tickets?|karten|billet|entradas?(?!\p{L})|ingressos?|bilhetes?|门票|购票|票价|チケット|前売|当日券|예매|티켓|입장권|บัตร|(?<!\p{L})vé(?!\p{L})|(?<!\p{L})(?:entry|admission|seats?|doors?|eintritt|vvk|abendkasse|vorverkauf|entrée|places?|tarif|abonos?|preventa|taquilla|aforo|entrada|couvert|lote)(?!\p{L})|入場|入场|入园|관람|입장|ค่าเข้า/u
const NOTHING = '(?!)'

/** Services, which no store sells over the counter. */
const SERVICE =
  /(?<!\p{L})(?:accountan\p{L}+|bookkeep\p{L}+|solicitors?|lawyers?|tax advis\p{L}+|steuerberat\p{L}+|rechtsanw\p{L}+|anwalts?\p{L}*|notar\p{L}*|expert-comptable|comptables?|avocate?s?|asesor[íi]a|gestor[íi]a|abogad[oa]s?|contador[ae]?s?|contabilidade|advogad[oa]s?|kế toán|luật sư|repairs?|repairing|tuning|restoration|restoring|translat\p{L}+|lessons?|tuition|fittings?|valuations?|appraisals?|consult\p{L}+|made to measure|bespoke|\p{L}*(?:reparatur|restaurierung|gutachten|wartung|montage|anprobe|übersetzung|vermietung|maßanfertigung|maßschneiderei)(?:en)?|(?:ich|wir) (?:baue|schneidere|repariere|restauriere|übersetze|stimme|mauere|male|nähe|verlege)n?|\p{L}+(?:bauer(?:in)?|baumeister(?:in)?)|répar\p{L}+|traduct\p{L}+|restaur(?:e|ons|ation)|accordage|expertise|pose de|sur mesure|reparaci\p{L}+|reparo|arreglos?|traducci\p{L}+|traductora?|restauraci\p{L}+|presupuesto|a medida|consertos?|conserto|tradu[cç]\p{L}+|tradutora?|restauração|orçamento|sob medida|sửa(?! chua|\p{L})|bảo dưỡng|dịch thuật|cho thuê|may đo|phục chế|gia sư)(?!\p{L})|会计|代账|律师|税理士|弁護士|세무사|변호사|ทนาย|维修|修理|翻译|上门|租赁|保养|修复|翻訳|修繕|調律|レンタル|オーダーメイド|出張|鑑定|수리|번역|대여|맞춤 ?제작|출장|조율|ซ่อม|แปล(?:เอกสาร|ภาษา)|รับติดตั้ง|ให้เช่า|สั่งตัด|รับทำ|รับออกแบบ/u

/** Trades whose cakes, meals and proceeds are also mentioned for a market. */
const STROLLED = new Set<Trade>(['order', 'restaurant', 'charity'])

/** A children's flea market with cake takes no cake orders: people simply come. */
const isStroll = (trade: Trade | null, key: string): boolean =>
  (trade === null || STROLLED.has(trade)) && WALKED_IN.test(key) && !SIGNED_UP.test(key)

/** Whether there is nothing to book or buy: free entry, an animal looking for a home, a walk-in event. */
function isOnlyRead(trade: Trade | null, key: string): boolean {
  const isFree = trade === null || COMES_IN.has(trade)
  const isOpen = FREE_ENTRY.test(key) || (FREE_PART.test(key) && COME_AS_YOU_ARE.test(key))
  return (isFree && isOpen) || (!trade && ADOPTED.test(key)) || isStroll(trade, key)
}

/** The button of a brief that does not ask for one. */
export function buttonOf(copy: string, text: string, grammar: Grammar, isSelling: boolean): string {
  // The copy for customers reveals more of the trade than the notes to the designer.
  const trade = tradeOf(copy, grammar) ?? tradeOf(text, grammar)
  const key = keyOf(copy)
  if (isOnlyRead(trade, key)) return grammar.buttons.learn
  const headline = keyOf(copy.split('. ')[0] ?? '')
  if (CLOSED.test(headline)) return ''
  if (isReferral(headline)) return grammar.buttons.learn
  // A business with a street but no phone number cannot be called.
  if (trade === 'callout' && !CALLED.test(copy) && STREET.test(copy)) return grammar.buttons.visit
  const given = givenButton(copy, text, trade, grammar)
  if (given) return given
  if (!trade && BUYS.test(headline)) return grammar.buttons.industry
  if (!trade && tellsOpenDays(headline) && !ONLINE.test(text)) return grammar.buttons.visit
  if (!trade) return shopButton(copy, text, grammar, isSelling)
  // Without any mention of tickets, none are for sale.
  const isUnsold = trade === 'event' && !ENTERED.test(keyOf(text)) && !SIGNED_UP.test(key)
  return isUnsold ? untickedButton(copy, grammar, isSelling) : tradeButton(trade, copy, grammar)
}

/** The button for calls, quotes and free downloads. */
function givenButton(
  copy: string,
  text: string,
  trade: Trade | null,
  { buttons }: Grammar,
): string | null {
  if (trade !== 'job' && RECRUITS.test(keyOf(copy))) return buttons.volunteer
  const key = keyOf(copy)
  const owned = ownedButton(key, text, trade)
  if (owned && CALLED.test(copy)) return buttons.callout
  if (owned && !SHIPPED.test(key)) return buttons[owned]
  if (FREE_QUOTE.test(key)) return buttons.industry
  const isPaper = DOWNLOADED.test(key) && (PAPER.test(key) || !SOLD_THERE.has(trade))
  return isPaper ? buttons.download : null
}

/** A free document: "whitepaper as a free download", 资料下载. */
const DOWNLOADED =
  /(?:white ?paper|e-?book|guide|report|checkliste?|template|leitfaden|ratgeber|studie|vorlage|livre blanc|modèle|étude|rapport|guía|plantilla|informe|libro blanco|guia|planilha|modelo|relatório|báo cáo|tài liệu|mẫu|白皮书|电子书|报告|资料|模板|ホワイトペーパー|資料|テンプレート|レポート|백서|전자책|자료집|보고서|템플릿|อีบุ๊ก|เอกสาร|คู่มือ|รายงาน).{0,60}(?:download|herunterlad|télécharg|descarg|baix(?:e|ar)|tải|下载|ダウンロード|다운로드|ดาวน์โหลด)|(?:free|kostenlose[rsn]?|gratis|gratuit\p{L}*|grátis|miễn phí|免费|無料|무료|ฟรี) ?(?:downloads?|zum download|下载|ダウンロード|다운로드|ดาวน์โหลด)/u
/** Documents that can only be read. */
const PAPER =
  /white ?paper|e-?book|livre blanc|libro blanco|白皮书|电子书|ホワイトペーパー|백서|전자책|อีบุ๊ก/u
/** Trades whose download is a program or a form. */
const SOLD_THERE = new Set<Trade | null>(['app', 'job', 'charity'])

/** If no ticket is mentioned, another line of business may fit. */
function untickedButton(copy: string, grammar: Grammar, isSelling: boolean): string {
  const other = tradeOf(copy, { ...grammar, trades: { ...grammar.trades, event: NOTHING } })
  if (other && !WALKED_IN.test(keyOf(copy))) return tradeButton(other, copy, grammar)
  return STREET.test(copy) && isSelling ? grammar.buttons.visit : grammar.buttons.learn
}

/** Services for a car the customer already owns. */
const CAR_SERVICE =
  /tyres?(?! kickers)|tires?(?!d)|oil change|brake|servicing|mot test|\p{L}*reifen\p{L}*|ölwechsel|inspektion|bremsen|hauptuntersuchung|pneus?|vidange|révision|freins|neumáticos?|cambio de aceite|revisión|(?<!\p{L})itv(?!\p{L})|frenos|troca de óleo|revisão|freios|travões|换胎|轮胎|保养|换机油|タイヤ|オイル交換|車検|点検|타이어|엔진오일|정비|ยาง|เปลี่ยนน้ำมันเครื่อง|เช็กระยะ|thay nhớt|thay lốp|bảo dưỡng/u

/** Businesses that buy from customers, who ask for an offer: "Ankauf", 매입, 回收. */
const BUYS =
  /(?<!\p{L})(?:we buy|cash for|sell (?:us )?your|\p{L}*-?ankauf(?! von oben)|wir kaufen|rachat|nous rachetons|on rachète|compramos tu|compramos su|compramos seu|thu mua)(?!\p{L})|매입|매입합니다|高价回收|上门回收|收购|買取|買い取り|รับซื้อ/u
/** Animals looking for a home: adopters ask first and donate nothing. */
const ADOPTED =
  /(?<!\p{L})(?:tìm (?:chủ|nhà) (?:mới )?cho|free to a good home|looking for (?:a |their )?(?:new |forever |loving )*homes?|cherchent? (?:une |leur )?(?:nouvelle )?famille|buscan? (?:un )?hogar|procuram? um lar|adopt\p{L}*|rehom\p{L}*|adoptier\p{L}*|sucht ein zuhause|suchen ein zuhause|vermittlung\p{L}*|ado(?:te|ção|tar)|nhận nuôi)(?!\p{L})|领养|가족을 찾|譲渡|里親|입양|รับเลี้ยง|หาบ้านให้/u
const GIVEN =
  /(?<!\p{L})(?:donat\p{L}*|spende\p{L}*|sponsor\p{L}*|don(?!['’ ]t(?!\p{L}))|dons|donne[rz]?|faites un don|dona|doe|doar|doação|quyên góp|ủng hộ)(?!\p{L})|捐|募捐|寄付|寄附|후원|기부|บริจาค/u

function tradeButton(trade: Trade, copy: string, { buttons }: Grammar): string {
  const key = keyOf(copy)
  // "No appointment needed" rules out "Book now".
  if (BY_APPOINTMENT.has(trade) && (COME_AS_YOU_ARE.test(key) || UNBOOKED.test(key)))
    return buttons.visit
  if (trade === 'restaurant' && isNewCup(key)) return buttons.visit
  if (trade === 'order' && (isEatenThere(copy) || STALL.test(key))) return buttons.visit
  if (trade === 'charity') return charityButton(key, buttons)
  if (trade === 'car') return carButton(key, buttons)
  if (trade === 'event') return eventButton(key, buttons)
  if (WITH_TRIAL.has(trade) && FREE_TRIAL.test(key)) return buttons.trial
  // A free trial in a store is not a software trial.
  if (trade === 'software' && STREET.test(copy)) return buttons.visit
  return buttons[trade]
}

function carButton(key: string, buttons: Grammar['buttons']): string {
  if (BUYS.test(key)) return buttons.industry
  return CAR_SERVICE.test(key) ? buttons.clinic : buttons.car
}

function charityButton(key: string, buttons: Grammar['buttons']): string {
  if (BLOOD.test(key)) return buttons.clinic
  if (RUN.test(key)) return buttons.webinar
  const isMarket = WALKED_IN.test(key) && !GIVEN.test(key)
  if (isMarket) return buttons.learn
  return ADOPTED.test(key) && !GIVEN.test(key) ? buttons.learn : buttons.charity
}

function eventButton(key: string, buttons: Grammar['buttons']): string {
  if (TICKETED.test(key)) return buttons.event
  if (WALKED_IN.test(key)) return SIGNED_UP.test(key) ? buttons.webinar : buttons.learn
  return SIGNED_UP.test(key) ? buttons.webinar : buttons.event
}

/** Without booking, customers visit; with booking, nothing is shipped: "네이버 예약", "nur mit Termin". */
function bookedButton(key: string, isSent: boolean, buttons: Grammar['buttons']): string | null {
  if (!isSent && COME_AS_YOU_ARE.test(key)) return buttons.visit
  if (BOOKED.test(key) && !SHIPPED.test(key)) return buttons.clinic
  return WHEN_BOOKED.test(key) ? buttons.travel : null
}

function shopButton(copy: string, text: string, grammar: Grammar, isSelling: boolean): string {
  const { buttons, per } = grammar
  const isSent = SHIPPED.test(keyOf(text))
  const booked = isSelling ? bookedButton(keyOf(copy), isSent, buttons) : null
  if (booked) return booked
  const isLocal = !isSent && !ONLINE.test(text)
  if (isLocal && CALLED.test(text)) return buttons.callout
  // A street without phone number or web address: customers visit.
  if (isLocal && (STREET.test(copy) || ONLY_THERE.test(keyOf(copy)))) return buttons.visit
  // "Mend, don't replace" does not go with a shop button.
  if (isInsteadSlogan(copy.split('. ')[0] ?? '')) return buttons.learn
  if (!isSent && (SERVICE.test(keyOf(copy)) || ON_SHELVES.test(keyOf(copy)))) return buttons.learn
  return isSelling || sellsUpTo(keyOf(text)) || !has(keyOf(text), per)
    ? buttons.shop
    : buttons.learn
}
