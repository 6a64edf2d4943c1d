import type { Language } from '../../../../../contract/languages.ts'
import { leaningOf } from '../addressed/leaning.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { ONLY_THERE } from './buying-ways.ts'
import { callIn } from './calls.ts'
import { isDated } from './dates.ts'
import { isForReaders } from './design.ts'
import { isHouseRule } from './house-rules.ts'
import { isInsteadSlogan } from './instead-slogans.ts'
import { tellsSuccess } from './last-year.ts'
import { tellsProceeds } from './proceeds.ts'
import { tellsDays } from './told-days.ts'
import { isKindAndName, tellsWhenOnly, tellsWithout } from './told-limits.ts'
import { isToldToGuests } from './told-to-guests.ts'
import { countOf, has, headOf, isUnspaced, keyOf, plain, without } from './word-lists.ts'

/** How many opening words or characters of a sentence contain its subject. */
const SUBJECT_WORDS = 5
const SUBJECT_SIGNS = 12
const PRACTICAL_MAX = 2
/** This many points need no second opinion. */
const SURELY = 3
/** Below this leaning a clause sounds like ad copy. */
const COPY = -0.1
/** The threshold for a whole sentence, which gives more evidence. */
const COPY_SENTENCE = -0.25

/** Whether a sentence after one to the designer still speaks to him. */
export function goesOnToDesigner(sentence: string, language: Language): boolean {
  const { offers, tidings } = GRAMMARS[language]
  const key = keyOf(sentence)
  if (isForReaders(sentence) || has(key, offers) || has(key, tidings)) return false
  const opening = headOf(key, TALK[language].openers) === null ? 0 : 2
  return pointsForCustomers(sentence, key, language) <= pointsForDesigner(key, language) + opening
}

/**
 * Whether a sentence speaks to the designer: more of its words do than speak to customers. Anything concrete for
 * customers (money, an offer, an address) outweighs everything.
 */
export function isToDesigner(sentence: string, language: Language, asked: Asked = {}): boolean {
  const { offers, tidings } = GRAMMARS[language]
  const key = keyOf(sentence)
  if (isNames(sentence, key, language) || isOfSomebody(sentence)) return false
  if (isForReaders(sentence) || has(key, offers) || has(key, tidings)) return false
  const { backers, openers } = TALK[language]
  const added: [number, boolean][] = [
    [2, asked.isBriefed === true && has(key, backers)],
    [2, asked.isClause !== true && headOf(key, openers) !== null],
  ]
  const points = pointsForDesigner(key, language) + sumOf(added)
  if (points < (asked.least ?? 2) || points <= pointsForCustomers(sentence, key, language))
    return false
  // "Làm từ thứ 2 đến thứ 6": two designer words are not enough in what otherwise sounds like copy.
  if (points >= SURELY) return true
  if (asked.isClause) return leaningOf(sentence, language) > COPY
  // "Nourrissons, femmes enceintes": a bare list of the audience says nothing about it.
  const isProse = [backers, openers].some((list) => headOf(key, list) !== null)
  return isProse || leaningOf(sentence, language) > COPY_SENTENCE
}

const NAMES =
  /^(?:\p{Lu}[\p{L}’'&.-]*|de|do|da|dos|das|del|la|le|les|du|des|of|the|&)(?:,? (?:\p{Lu}[\p{L}’'&.-]*|de|do|da|dos|das|del|la|le|les|du|des|of|the|&))+$/u

/** "Barbearia Dom Zé, Setor Bueno": nothing but names. Not in German, which capitalizes all nouns. */
function isNames(sentence: string, key: string, language: Language): boolean {
  const { looks, media, depicted } = GRAMMARS[language]
  const isNamed = language !== 'de' && NAMES.test(sentence.trim())
  return isNamed && ![looks, media, depicted].some((list) => has(key, list))
}

/** "Beginners' salsa": about something that is theirs, not about the people. */
const isOfSomebody = (sentence: string): boolean =>
  /^\p{L}+(?:['’]s|s['’]) \p{L}/u.test(sentence) && sentence.split(' ').length <= OF_WORDS_MAX
const OF_WORDS_MAX = 5

interface Asked {
  /** An earlier line named audience or tone, so even "we" is background. */
  isBriefed?: boolean
  /** A part of a sentence, whose first words are no sentence opening. */
  isClause?: boolean
  /** The points required to count as addressed to the designer. */
  least?: number
}

const sumOf = (points: [number, boolean][]): number =>
  points.reduce((sum, [worth, isTrue]) => sum + (isTrue ? worth : 0), 0)

function pointsForDesigner(key: string, language: Language): number {
  const { looks, depicted, orders } = GRAMMARS[language]
  const { crafts, minds, backers, crowd } = TALK[language]
  const { modals, hopes, pointers, selves, commands, folk } = ADDRESS[language]
  const starts = (list: string) => headOf(key, list) !== null
  const points: [number, boolean][] = [
    [1, has(key, modals)],
    [2, has(key, hopes)],
    [1, starts(pointers)],
    [1, has(key, selves)],
    [2, starts(commands)],
    [2, starts(crowd) || has(subjectOf(key), folk)],
    [2, has(key, crafts)],
    [2, has(key, orders)],
    [has(key, backers) ? 2 : 1, has(key, minds)],
    [1, has(key, looks) || has(key, depicted)],
  ]
  return sumOf(points)
}

function pointsForCustomers(sentence: string, key: string, language: Language): number {
  const { legal } = GRAMMARS[language]
  const { practical, you } = ADDRESS[language]
  const points: [number, boolean][] = [
    [3, callIn(sentence, GRAMMARS[language]) !== null],
    [2, isDated(sentence)],
    [2, has(key, legal)],
    [1, /\d/u.test(sentence) && !isDated(sentence)],
    [1, has(key, you)],
    [3, PROOF.test(plain(sentence))],
    [3, MEASURED.test(plain(sentence)) && !isOfMaking(key, language)],
  ]
  return sumOf(points) + Math.min(PRACTICAL_MAX, countOf(key, practical))
}

/** "120万人突破", "2 million learners": how many there already are. */
const PROOF =
  /\d[\d.,]*\s?(?:[km](?![a-z])|\+|万|만|แสน|ล้าน|triệu|million|mio|millones|mil(?![a-z])|milhões|millions)|\d{1,3}(?:[.,\s]\d{3})+(?!\d)/u
const PROOF_CHARACTERS_MAX = 40
/** Hours, ages and weights. */
const MEASURED =
  /\d+ ?(?:小时|分钟|周岁|岁|公斤|時間|歳|時間前|시간|세(?!트)|ชั่วโมง|ปี(?!ก่อน)|giờ|tuổi|hours?|stunden|heures|horas)/u

/** Small print and success figures are for customers, no matter who else is mentioned. */
export function isSureForCustomers(sentence: string, language: Language): boolean {
  const { legal, looks, media, orders, depicted } = GRAMMARS[language]
  const key = keyOf(sentence)
  const isKnown = [LACKED, SIGNBOARD, COUNTED, HELD, TAUGHT, READY, VENUE, UNTIL].some((each) =>
    each.test(sentence.trim()),
  )
  if (tellsSuccess(sentence, language) || isToldToGuests(sentence, language)) return true
  if (isKnown || BROUGHT.test(plain(sentence)) || tellsProceeds(sentence)) return true
  if (TOLD.some((tells) => tells(sentence))) return true
  if (sentence.length <= ONLY_THERE_MAX && ONLY_THERE.test(plain(sentence))) return true
  // "Un crédit vous engage et doit être remboursé": the wording of small print is no order.
  const making = [looks, media, TALK[language].crafts]
  const others = key.replace(WHO_COMES, ' ')
  const isOfPicture = [...making, depicted].some((list) => has(others, list))
  if (isHouseRule(sentence, language) && !isOfPicture) return true
  const rest = without(key, legal)
  if ([...making, orders].some((list) => has(rest, list))) return false
  if (isWelcoming(sentence)) return true
  if (has(key, legal)) return !has(key, ADDRESS[language].folk) && !has(key, TALK[language].minds)
  return sentence.length <= PROOF_CHARACTERS_MAX && PROOF.test(plain(sentence))
}

/** Forms used only to tell customers something. */
const TOLD: readonly ((sentence: string) => boolean)[] = [
  tellsWhenOnly,
  tellsWithout,
  isKindAndName,
  tellsDays,
  isInsteadSlogan,
  (sentence) => isPlaceOfTown(sentence),
]

/** People who may come, but who may also be in a picture. */
const WHO_COMES =
  /người lớn|phụ huynh|trẻ em|children|kids|people|kinder|enfants|niños|crianças|ผู้ปกครอง|เด็ก/gu

/** "Pensez à votre pièce d'identité", 请带身份证: what customers should bring. */
const BROUGHT =
  /^(?:please |bitte |merci de |por favor,? )?(?:bring (?:your|a|an|along|last|proof|photo|id|cash|water|lunch|any|old|this|some|\p{L}+['’]s)|don't forget (?:your|to bring)|bringen sie|bringt|vergessen sie (?:nicht )?ihre|pensez à (?:votre|vos|apporter|prendre)|n'oubliez pas (?:votre|vos)|apportez|munissez-vous|trae|traiga|lleva(?: contigo)? tu|no olvides tu|leve (?:a|o|sua|seu)|traga|não esqueça|mang theo|nhớ mang)(?!\p{L})|^请(?:随身)?(?:带|携带|自备|自带|持|凭|出示)|^持ち物|지참(?:하세요|해 주세요)?$|^(?:กรุณา|อย่าลืม)?(?:นำ|เอา|เตรียม|พก).{2,24}มา(?:ด้วย|เอง)(?:นะ|นะคะ|นะครับ|ค่ะ|ครับ|จ้า|เด้อ)?$/u

/**
 * "Pas de travaux", "no hidden fees", "kein Papierkram": what customers are spared, not what a picture should leave
 * out.
 */
const LACKED =
  /^(?:no|without|zero|never any|kein\p{L}*|ohne|pas d['’e]|sans|aucun\p{L}*|zéro|sin|no hay|ningún|nada de|sem|não (?:há|tem)|nenhum\p{L}*|không(?: có| mất| lo)?|无|無|免|零) ?(?:\p{L}+ ){0,2}?(?:works?|renovations?|fees?|commissions?|contracts?|agents?|brokers?|paperwork|queues?|waiting|deposit|registration|subscription|minimum spend|homework|exams?|strings attached|surprises|courtage|maklerprovision|provision|gebühren|vertrag|vertragsbindung|papierkram|wartezeit\p{L}*|warteschlange\p{L}*|anmeldung|registrierung|mindestumsatz|kaution|sanierungsstau|hausaufgaben|prüfung\p{L}*|verpflichtung\p{L}*|travaux|commission|contrat|agence|paperasse|attente|caution|inscription|abonnement|engagement|devoirs|surprises?|mauvaises? surprises?|obras?|reformas?|comisiones|comisión|permanencia|colas|esperas|papeleo|fianza|registro|suscripción|letra pequeña|sorpresas|comissões|comissão|burocracia|filas?|espera|fidelidade|caução|cadastro|assinatura|taxas|surpresas|hợp đồng|phí|hoa hồng|trung gian|môi giới|chờ đợi|xếp hàng|đặt cọc|đăng ký|phát sinh)[.!]*$|^(?:仲介手数料|敷金|礼金|入会金|待ち時間|登録|契約縛り|リフォーム|宿題)(?:なし|無し|不要|ゼロ)$|^(?:중개수수료|보증금|가입비|약정|대기|대기시간|숙제|수리)\s?(?:없음|없이|불필요|제로)$|^(?:无|免|零)(?:中介费?|押金|合同|排队|注册|套路|隐形消费)$|^ไม่(?:มี|ต้อง)(?:ค่านายหน้า|มัดจำ|ต่อคิว|สัญญา|ผูกมัด|ลงทะเบียน)$/iu

/** 全5色, "in 3 colours": how many there are to choose from. */
const COUNTED =
  /^(?:全|各|共|available )?(?:in |en |em |có )?\d{1,2} ?(?:色(?:展開|可选|系)?|种颜色|款颜色|カラー|가지 (?:색상|컬러|맛)|컬러|สี|colou?rs?|sizes|farben|größen|couleurs|coloris|tailles|colores|tallas|cores|tamanhos|màu(?: sắc)?|size)(?: (?:available|to choose from|erhältlich|disponibles?|disponíveis|để chọn))?$/iu

/** "Platz für bis zu 30 Gäste", 可坐30人: seating capacity, not room on the sheet. */
const HELD =
  /^(?:seats?|room for|space for|platz für|plätze für|de la place pour|places? pour|sitio para|espacio para|plazas para|lugar para|espaço para|chỗ cho|可坐|可容纳|定員|座席|รองรับ(?:ได้)?|ที่นั่ง|최대)?,? ?(?:up to|bis zu|jusqu'à|hasta|até|tối đa|最多|最大)? ?\d{1,4} ?(?:people|guests|persons|diners|kids|children|gäste|personen|leute|kinder|personnes|couverts|convives|enfants|personas|comensales|invitados|niños|pessoas|convidados|crianças|khách|người|人|名様?|位|席|명|ที่|คน)(?:[ 까]?(?:まで|수용|까지)?)?$/iu

/** "Prazo de 5 dias", 納期2週間: the delivery time, not the ad's deadline. */
const READY =
  /^(?:lead time|delivery in|lieferzeit|délai(?: de livraison)?|plazo(?: de entrega)?|prazo(?: de entrega)?|thời gian giao)(?: de| von|:)? ?\d|^(?:納期|交期|工期|납기) ?(?:は|约|約|最短)?\d/iu

/** "Khóa học thiết kế nội thất", "Curso de diseño": whoever teaches or sells a craft is not ordering it. */
const TAUGHT =
  /^(?:khóa học|lớp học|dịch vụ|công ty|phần mềm|curso (?:de|online)|clases de|máster en|formation (?:en|de|au)|cours de|stage de|kurs(?::| für| in)|workshop (?:on|in|für)|course (?:in|on)|classes in) ?[\p{L}]|^(?:คอร์ส|หลักสูตร|รับออกแบบ|รับทำ|ขอรับบริจาค|ขอเชิญ)|^[\p{sc=Han}\p{sc=Katakana}]{2,8}(?:课程|班招生|講座|スクール)/iu

const WELCOMING_MAX = 48
const WELCOME =
  /(?:^|[^\p{L}])(?:(?:very |always |all |both )?welcome|(?:herzlich |sehr |gern gesehen und )?willkommen|gern gesehen|(?:ausdrücklich |sehr |immer )?erwünscht|bienvenu(?:e|s|es)?|bienvenid[oa]s?|bem-vind[oa]s?|(?:được|luôn|đều)(?: \p{L}+)? chào đón)[.!]*$|歓迎[!！]?$|환영(?:합니다|해요|이에요|입니다)?[!.]*$|欢迎(?:参加|报名|加入|咨询)?[!！]?$|^欢迎|ยินดีต้อนรับ/iu
const WISHED =
  /(?<!\p{L})(?:feel|should|must|has to|soll\p{L}*|sentir\p{L}*|doit|doivent|debe\p{L}*|deve\p{L}*)(?!\p{L})/iu

/** "Beginners welcome", "Hunde willkommen": an invitation to customers. */
export const isWelcoming = (sentence: string): boolean =>
  sentence.length <= WELCOMING_MAX && WELCOME.test(sentence.trim()) && !WISHED.test(sentence)

/** "Place de la Mairie à Vannes", "Plaza Mayor": a venue, in languages that put the square first. */
const isPlaceOfTown = (sentence: string): boolean =>
  sentence.length <= PLACE_MAX && PLACE_OF_TOWN.test(sentence.trim()) && !WISHED.test(sentence)
/** 中央公園, 시민회관: a hall or park by name. */
const VENUE =
  /^(?:[\p{sc=Han}\p{sc=Katakana}ー]{2,8}(?:公園|広場|会館|ホール|公民館|体育館|図書館|神社|商店街|小学校|公园|广场|礼堂|体育馆|图书馆|文化馆)|[가-힣]{2,8}(?:공원|광장|회관|체육관|도서관|문화센터|주민센터))(?:にて|で|에서)?$/u
/** "麺処 はる風": the kind of business, a space, and its name. */
const SIGNBOARD =
  /^(?:麺処|麺屋|酒処|酒場|居酒屋|割烹|料亭|寿司|鮨|焼肉|焼鳥|蕎麦|そば処|うどん|和食|洋食|中華|旅館|湯宿|民宿|花屋|美容室|写真館|純喫茶|喫茶|珈琲|カフェ|スタジオ|サロン|ギャラリー|工房|食堂|ベーカリー) [\p{L}ー・]{1,12}$/u
/** 活动到月底: an end date. */
const UNTIL = /^(?:本?活动)?(?:到|至|截至|截止到?)[^，。]{2,8}$/u
const PLACE_MAX = 60
const ONLY_THERE_MAX = 24
const PLACE_OF_TOWN =
  /^(?:(?:à la |à l'|au |en (?:la |el )?|na |no |in der |im |am |auf dem |at (?:the )?)?(?:place|parvis|rue|quai|salle|gymnase|parc|jardin|plaza|calle|parque|paseo|praça|largo|rua|parque|jardim)) (?:(?:de |du |des |del |do |da |dos |das |l'|la |le |les |el |los )*\p{Lu}|(?:municipal|communal|des fêtes))/u

const isOfMaking = (key: string, language: Language): boolean => {
  const { looks, media } = GRAMMARS[language]
  const { crafts, backers } = TALK[language]
  return [looks, media, crafts, backers, ADDRESS[language].folk].some((list) => has(key, list))
}

/** Only up to the first figure: "9 out of 10 customers" is for them, not about them. */
function subjectOf(key: string): string {
  const words = key.split(' ').slice(0, SUBJECT_WORDS + 1)
  return isUnspaced(key) ? key.slice(0, SUBJECT_SIGNS) : `${words.join(' ')} `.replace(/\d.*$/u, '')
}
