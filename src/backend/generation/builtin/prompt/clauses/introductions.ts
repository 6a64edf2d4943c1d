import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { takeAnnouncement } from './announcements.ts'
import type { Asked } from './asked.ts'
import { tellsMaking } from './makers.ts'
import { takeOrder } from './orders.ts'
import { takeTelling } from './talk.ts'
import { pattern, plain } from './word-lists.ts'

export interface Introduction {
  asked: string
  about: string
  wish: string
  /** "… called The Rind". */
  name: string | null
  /** The ad's subject, as named in the wish. */
  wanted: Asked | null
  /** A first-person statement of what the client makes. */
  isMaker?: true
}

/** "We're Saltmarsh Sauna": the name is the headline. */
const NAMES_ITSELF =
  /^\s*(?:[Ww]e['’]re|[Ww]e are|[Tt]his is|[Ii]['’]m|[Nn]ous sommes|[Oo]n est|[Ss]omos|[Ss]oy|[Ss]ou|[Cc]húng tôi là|[Bb]ên mình là) (?:(?:a|o|la|el|le|the|die|der|das|l['’]) ?)?(?=\p{Lu}\p{Ll})/u

/** 我在成都开了一家小火锅店, "부산에서 작은 빵집 하는데요": the place, and the business there. */
const PLACED: Partial<Record<Language, RegExp>> = {
  zh: /^(我们?在)(\p{sc=Han}{2,6}?)(开了?|经营(?:着|了)?|有)(?:一家|一个|一间|家|间|个)(.{2,16})$/u,
  ko: /^((?:저희는? |저는 )?)([가-힣]{2,6}(?=에서 ))(에서)( .{2,20}?)(?:을|를)? ?(?:하는데요|하고 있는데요|운영하는데요|운영 ?중인데요|하고 있어요|운영하고 있어요|하고 있습니다|운영하고 있습니다)$/u,
}

/** 駅前のパン屋です, 저희는 … 농가예요: in verb-final languages a line of business introduces the client. */
const SPOKEN: Partial<Record<Language, RegExp>> = {
  ja: /^(?:()((?=.*[の・])(?!.*(?:新作|新商品|新登場|新発売|募集|セール|キャンペーン|広告|投稿|ポスター|チラシ|画像))[^\d。]{4,28})(?:です|と申します)|(?=.*用(?:の画像)?(?:です|で)?$)()(.{2,20}?)の(?:LINE|インスタ|Instagram|チラシ|ポスター|店頭|SNS|ブログ|ストーリー)\p{L}{0,4}用(?:の画像)?(?:です|で)?|((?:(?:私たち|わたしたち|当店|うち)は)?)(.{2,30}(?<![はがをに])\ue000\d+\ue001)(?:です|と申します)|((?:(?:私たち|わたしたち|当店|弊社|うち)は)?)(.{2,30}(?:屋|店|サロン|教室|スタジオ|工房|カフェ|農園|農家|クリニック|医院|整骨院|ジム|塾|旅館|ホテル|酒場|食堂|会社|事務所))(?:です|をやっています|を営んでいます|を経営しています))$/u,
  ko: /^((?:저희는 |우리는 |저는 )?)(.{0,30}(?<![은는로를이] ?)\ue000\d+\ue001)(?:이에요|예요|입니다|인데요)$|^((?:저희는? |우리는? |저는 )?)(.{2,40}(?:농가|가게|카페|학원|식당|미용실|병원|공방|회사|스튜디오|센터|농장|업체|빵집|꽃집|헬스장|교습소|의원|숙소|펜션|집|샵|매장|공장|농원|가구점|서점|호텔|마트|의류|쇼핑몰|브랜드)|(?<=^(?:저희는|우리는|저는) ).{2,40}?)(?:이에요|예요|입니다|인데요?|이고)$/u,
  th: /^((?:เรา|ทางเรา|ร้านเรา)(?:เป็น|คือ))(.{4,40})$/u,
}

/** "We run a small bakery and want to …": the business is for customers, the rest is not. */
export function takeIntroduction(clause: string, language: Language): Introduction | null {
  const { introductions, goesOnToWish } = TALK[language]
  const fronted = frontedIn(clause, language) ?? wishedBehind(clause)
  if (fronted) return fronted
  const placed = PLACED[language]?.exec(clause)
  if (placed) {
    const [, asked = '', place = '', opened = '', house = ''] = placed
    return { asked: asked + opened, about: place + house, name: null, wish: '', wanted: null }
  }
  const spoken = SPOKEN[language]?.exec(clause)
  if (spoken) {
    const [asked = '', about = ''] = spoken
      .slice(1)
      .filter((part) => part !== undefined)
      .slice(-2)
    return { asked, about, name: null, wish: '', wanted: null }
  }
  const text = plain(clause)
  const opening =
    pattern(`^\\s*(?:${introductions})(?![a-zà-ɏạ-ỹ])\\s*`).exec(text)?.[0] ??
    NAMES_ITSELF.exec(clause)?.[0] ??
    ''
  const isMaker = opening === '' && tellsMaking(clause, language)
  if (opening === '' && !isMaker) return null
  const wish = pattern(goesOnToWish).exec(text)?.index ?? newsIn(clause, language)
  const whole = withoutMaking(clause.slice(opening.length, wish))
  const called = calledIn(whole)
  return {
    asked: clause.slice(0, opening.length),
    about: called?.about ?? whole,
    name: called?.name ?? null,
    wish: clause.slice(wish),
    wanted: wantedIn(clause.slice(wish), language),
    ...(isMaker && { isMaker }),
  }
}

const FRONTED =
  /^(?:for|für|pour|para) (?:[oa]s? )?(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|mi|mis|nuestr[oa]s?|meus?|minhas?|noss[oa]s?) ([^,:]{3,40}?),? (?=(?:we|i|i['’]d|we['’]d|möchten|möchte|wollen|brauchen|brauche|bräuchten?|benötigen?|suchen|hätten?|nous|on|je|queremos|quiero|necesito|necesitamos|precisamos|preciso|quero|queria)(?!\p{L}))/iu

/** An order with nothing left but the person asking. */
const ASKER = /^(?:ich|wir|i|we|je|nous|on|yo|nosotros|eu|nós)?$/iu

/** "For our bookshop in Hay we'd like to announce …": the client comes first. */
function frontedIn(clause: string, language: Language): Introduction | null {
  const found = FRONTED.exec(clause)
  const about = found?.[1]
  if (!found || !about) return null
  const wish = clause.slice(found[0].length)
  const wanted = wantedIn(wish, language)
  const order = wanted ? null : takeOrder(wish, GRAMMARS[language], true)
  // "For our course I need an ad": the course is the subject.
  if (!wanted && !(order && ASKER.test(order.rest.trim()))) return null
  const asked = found[0].slice(0, found[0].indexOf(about))
  return { asked, about, name: null, wish, wanted }
}

/** What is promoted, launched or opened is the ad's subject; a thing merely to be mentioned is not. */
const NEWS =
  /(?<!\p{L})(?:promot|advertis|announc|sell|doing|taking bookings|launch|introduc|releas|open|host|organi[sz]|bewerb|ankünd|eröffn|start|veranstalt|lan[cç]|lanz|promo|annonc|vend|présent|faire connaître|ouvr|propos|anunci|dar a conocer|difund|abr|estren|divulg|apresent|quảng|giới thiệu|ra mắt|khai trương|mở|bán)|推广|宣传|介绍|上新|发布|โปรโม|ประชาสัมพันธ์|แนะนำ|เปิดตัว|ขาย|宣伝|告知|紹介|をやる|を開|を行う|を始|開催|発売|募集|오픈|열려|판매|모집|홍보|광고|소개/iu

/** "We want to sell bouquets": takes the thing being promoted. */
export function takeNews(clause: string, language: Language): Asked | null {
  const announcement = takeAnnouncement(clause, language)
  if (announcement) return announcement
  const telling = takeTelling(clause, language)
  const isThing = telling !== null && NEWS.test(telling.asked)
  return isThing && telling.rest.trim().length >= THING_CHARACTERS_MIN ? telling : null
}

/** 做企业保洁的公司 is 企业保洁: a business is named by what it does. */
const withoutMaking = (about: string): string =>
  /^(?:专门|专业)?做(.{2,12})的(?:公司|小?店|店铺|团队|工作室|工厂|厂家|小?店主|老板|手艺人)$/u.exec(
    about,
  )?.[1] ?? about

/** "Wir haben einen kleinen Hofladen" names a kleiner Hofladen. */
export const withSubject = (asked: string, about: string): string =>
  /(?<!\p{L})einen $/iu.test(asked)
    ? about.replace(/^((?:\p{Ll}+)?\p{Ll})en (?=\p{Lu})/u, '$1er ')
    : about

const CALLED =
  /,? (?:called|named|namens|appelée?|qui s['’]appelle|llamad[oa]|que se llama|chamad[oa]|que se chama|tên là|tên) (\p{Lu}.{1,79})$/u

/** "A charity in Cork called Second Lead that rehomes greyhounds": the name, and the rest of the description. */
function calledIn(whole: string): { about: string; name: string } | null {
  const found = CALLED.exec(whole)
  if (!found?.[1]) return null
  const [, name = found[1], rest = ''] = GOES_ON.exec(found[1]) ?? []
  return { about: `${whole.slice(0, found.index)}${rest}`, name }
}
const GOES_ON = /^(\p{Lu}.{1,30}?)( (?:that|which|who|die|der|das|qui|que|chuyên) \p{Ll}.*)$/u

const AND = /,? (?:and|und|et|y|e|và) /gu

/** "… and we're opening a second shop": where the news begins. */
function newsIn(clause: string, language: Language): number {
  for (const { index, 0: and } of plain(clause).matchAll(AND))
    if (takeTelling(clause.slice(index + and.length), language)) return index
  const offered = OFFERED.exec(clause)
  return offered ? offered.index : clause.length
}

/** "… und haben ab 20. April wieder Tomatenpflanzen", "and we hand out 300 parcels": what they offer or do. */
const OFFERED =
  /,? (?:und (?:(?:wir|ich) )?haben|and (?:we|i) have(?! (?:been|to|never|always))|and (?:we|i)(?:['’](?:re|m)| are| am) (?:offering|giving|selling|doing|serving)|et (?:nous |on |j['’])(?:avons|a|ai)|y tenemos|e temos) (?!.*(?:ge\p{L}{3,}t|ge\p{L}{3,}en|eröffnet|renoviert|erweitert)[.!]?$)|,? (?:and|und) (?=(?:we(?:['’](?:re|ve|ll))?|wir) \p{L}+)|,? et (?=(?:nous|on) \p{L}+)/iu

export const ARTICLE =
  /^(?:an?|the|eine?|einen|une?|el|la|los|las|les?|uma?|os?|as?|một) (?=\S)|^一[家间个所](?=\p{sc=Han}{2})/iu

/** The subject a wish names: the brunch of "and need something for our brunch". */
function wantedIn(wish: string, language: Language): Asked | null {
  if (wish.trim() === '') return null
  const rest = wish.replace(/^,? ?(?:and|und|et|y|e|và) /iu, '')
  const found =
    takeAnnouncement(wish, language) ??
    takeWanted(wish) ??
    gained(rest) ??
    takeNews(rest, language) ??
    offeredIn(wish) ??
    takeOrder(rest, GRAMMARS[language], true)
  if (!found || found.rest.trim().length < THING_CHARACTERS_MIN) return null
  return { asked: found.asked, rest: found.rest.trim().replace(ARTICLE, '') }
}

const THING_CHARACTERS_MIN = 4

/** The part split off by OFFERED, if there is no wish. */
function offeredIn(wish: string): Asked | null {
  const [asked] = /^,? (?:and|und|et|y|e) /u.exec(wish) ? (OFFERED.exec(wish) ?? []) : []
  return asked && wish.startsWith(asked) ? { asked, rest: wish.slice(asked.length) } : null
}

const FOR_OUR =
  /^.{0,40}?(?<!\p{L})(?:something|anything|an? (?:ad|post|poster|visual)|was|etwas|quelque chose|une? (?:affiche|visuel|pub|post)|algo|una? (?:cartel|anuncio|post)|uma? (?:post|anúncio|cartaz)|gì đó) (?:for|für|pour|para|pra|cho) (?:our|my|the|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|mi|mis|nuestr\p{L}+|meus?|minhas?|noss\p{L}+|os?|as?)(?!\p{L}) /u

/** "And need something for our Sunday brunch": the brunch is the subject. */
const takeWanted = (wish: string): Asked | null => opened(wish, FOR_OUR)

const GAIN =
  /^.{0,24}?(?<!\p{L})(?:attract|win|get|find|reach|captar|atraer|conseguir|atrair|attirer|trouver|tìm|thu hút)(?: (?:more|new|más|nuevos|nuevas|mais|novos|novas|de nouveaux|de nouvelles|plus de))* (?:customers|clients|patients|students|members|guests|clientes|pacientes|alumnos|socios|alunos|adhérents|élèves|khách|học viên) (?:for|para|pour|cho) (?:our |my |nuestr\p{L}+ |noss\p{L}+ |notre |nos )?/u

/** "Y queremos captar pacientes para ortodoncia": the service meant to attract them. */
const gained = (wish: string): Asked | null => opened(wish, GAIN)

function opened(wish: string, opening: RegExp): Asked | null {
  const asked = opening.exec(plain(wish))?.[0]
  return asked ? { asked: wish.slice(0, asked.length), rest: wish.slice(asked.length) } : null
}

/** "Wir vermieten Ferienwohnungen und möchten die Nebensaison bewerben": the business, and the ad's subject. */
const WISHED_BEHIND = new RegExp(
  `^(?:${[
    "(?:we|i) (?:rent out|sell|make|offer|breed|grow|build|import|bake|brew|teach) (.{4,60}?),? and (?:(?:we|i)(?:'d| would)? )?(?:want|like|need|wish) (?:to )?(?:promote|advertise|push|announce) (?:our |my |the )?(.+)",
    '(?:wir|ich) (?:vermiete|verkaufe|baue|biete|züchte|mache|produziere|importiere|verleihe|backe|braue|unterrichte)n? (.{4,60}?) und (?:möchten?|wollen|würden gern\\p{L}*) (?:die |das |den |unsere?n? )?(.+?) (?:bewerben|ankündigen|bekannt machen|vorstellen)',
    '(?:nous|on) (?:louons|vendons|fabriquons|proposons|faisons|loue|vend|fabrique|propose|fait) (?:des |du |de la )?(.{4,60}?) et (?:nous )?(?:voulons|voudrions|aimerions|souhaitons|on veut|veut|aimerait) (?:promouvoir|annoncer|faire connaître|mettre en avant) (?:notre |nos |la |le |les )?(.+)',
    '(?:alquilamos|vendemos|hacemos|fabricamos|ofrecemos) (.{4,60}?) y (?:queremos|quisiéramos|nos gustaría) (?:promocionar|anunciar|dar a conocer) (?:nuestr[oa]s? |el |la |los |las )?(.+)',
    '(?:alugamos|vendemos|fazemos|fabricamos|oferecemos) (.{4,60}?) e (?:queremos|gostaríamos de) (?:promover|anunciar|divulgar) (?:noss[oa]s? |o |a |os |as )?(.+)',
  ].join('|')})$`,
  'iu',
)

function wishedBehind(clause: string): Introduction | null {
  const [about, thing] = (WISHED_BEHIND.exec(clause.trim()) ?? []).slice(1).filter(Boolean)
  if (!about || !thing) return null
  const asked = clause.slice(0, clause.indexOf(about))
  const wish = clause.slice(clause.indexOf(about) + about.length)
  // "Die Nebensaison" alone says less than the business does.
  const wanted = thing.includes(' ') ? { asked: wish, rest: thing } : null
  return { asked, about, name: null, wish, wanted }
}
