import type { Brief } from '../../prompt/understand.ts'
import { figureIn } from './amount.ts'
import { dateIn } from './find-date.ts'

/** Rearranges a brief for an ad of type alone: every word stays, some change place. */
export const posterBrief = (brief: Brief): Brief =>
  oneCall(saleFirst(topicFirst(newsFirst(dealFirst(roleFirst(unquoted(withItsPrice(brief))))))))

const squeezed = (text: string): string => text.replace(/[\s,:–—-]/gu, '').toLowerCase()
const NAMED_MAX = 26

/** What a price is for stands right at its figure. */
function withItsPrice(brief: Brief): Brief {
  const { subline, price, oldPrice, clauses } = brief
  if (!subline || !price || oldPrice || subline.length > NAMED_MAX) return brief
  const told = clauses.find(({ text }) => squeezed(text) === squeezed(subline + price))
  return told ? { ...brief, subline: null, price: capitalised(told.text) } : brief
}

const QUOTED = /^[“"„«「『]\s?([^”"“»」』]+?)\s?[”"“»」』]\s*[–—:,·]?\s*(.*)$/u

/** A quotation that opens the headline becomes the headline, and the rest the subline. */
function unquoted(brief: Brief): Brief {
  const [, saying, rest = ''] = QUOTED.exec(brief.headline) ?? []
  if (!saying || brief.author || (rest !== '' && brief.subline)) return brief
  return { ...brief, headline: saying.trim(), subline: rest === '' ? brief.subline : rest }
}

/** Every job ad says this; the job is what sets it apart. */
const HIRING =
  /^(?:we(?:'|’)?re hiring|we are hiring|now hiring|hiring|join (?:us|our team)|(?:remote |new |full-time |part-time )?(?:job|vacancy|role|position)|vagas?|estamos contratando|wir suchen(?: dich)?|stellenangebot|stellenanzeige|on recrute|nous recrutons|recrutement|se busca|buscamos|oferta de empleo|tuyển dụng|诚聘|招聘|急招|求人|募集|スタッフ募集|채용(?: ?공고)?|รับสมัคร(?:งาน)?)[\s.!:]*$/iu
const ROLE_MAX = 44

function roleFirst(brief: Brief): Brief {
  const [first = '', ...others] = brief.perks
  if (brief.trade !== 'job' || brief.eyebrow || !HIRING.test(brief.headline)) return brief
  const { subline } = brief
  const told = subline ?? first
  const [role, rest] = partedRole(told)
  if (role === '' || role.length > ROLE_MAX || /\d{3}/u.test(role)) return brief
  return {
    ...brief,
    eyebrow: brief.headline,
    headline: capitalised(role),
    subline: rest === '' ? null : capitalised(rest),
    perks: subline === null ? others : brief.perks,
  }
}

/** "Baker, part-time", "Senior designer at a Tokyo fintech": the role, and the rest. */
function partedRole(told: string): [string, string] {
  const [, role = told, rest = ''] = /^([^,，、;]+)[,，、;]\s*(.+)$/u.exec(told) ?? []
  if (role.length <= ROLE_MAX && rest !== '') return [role, rest]
  const [, short = told, where = ''] = WHERE.exec(told) ?? []
  return short.length >= ROLE_MIN ? [short, where] : [role, rest]
}

const ROLE_MIN = 5
/** Up to the first preposition that names the employer or place. */
const WHERE =
  /^(.{5,44}?) ((?:at|for|with|bei|beim|für|chez|à|au|aux|pour|dans|en|para|na|no|em|tại|ở) .+)$/iu

/** Names the kind of paper, not its content. */
const PAPER =
  /^(?:coupon|voucher|gift card|gutschein|rabattgutschein|coupon de réduction|bon de réduction|cupón|vale|cupom|vale-desconto|phiếu giảm giá|优惠券|クーポン|쿠폰|คูปอง)[\s.!:]*$/iu

/** A coupon's headline is its discount. */
function dealFirst(brief: Brief): Brief {
  const { perks, headline, eyebrow } = brief
  const deal = PAPER.test(headline) && !eyebrow ? perks.find((perk) => /\d/u.test(perk)) : undefined
  if (deal === undefined) return brief
  return {
    ...brief,
    eyebrow: headline,
    headline: deal,
    perks: perks.filter((perk) => perk !== deal),
  }
}

/** Public authorities, whose notice matters more than their name. */
const AUTHORITY =
  /^(?:mairie|ville|préfecture|commune|city|town|council|borough|county|stadt|gemeinde|landkreis|ayuntamiento|prefeitura|câmara|ubnd|ủy ban)(?:\s|$)/iu
const NEWS_MAX = 64

function newsFirst(brief: Brief): Brief {
  const { perks, headline, eyebrow, subline, trade } = brief
  const [news, ...others] = perks
  const isNotice = trade === 'public' && AUTHORITY.test(headline) && !eyebrow && !subline
  if (!isNotice || !news || news.length > NEWS_MAX) return brief
  return { ...brief, eyebrow: headline, headline: news, perks: others }
}

/** Names the kind of meeting; people come for its topic. */
const MEETING =
  /^(?:(?:free|live|online|gratuit|gratuito|kostenloses|kostenlose|gratis)[ -])*(?:webinars?|webinaire|webinário|seminar|seminario|séminaire|seminário|workshop|masterclass|online-seminar|live-webinar|hội thảo(?: trực tuyến)?)(?: (?:gratuito?|gratis|en ligne|online|miễn phí))*[\s.!:]*$|^(?:無料|免费|무료|线上|在线|オンライン)? ?(?:ウェビナー|セミナー|网络研讨会|研讨会|直播课|웨비나|세미나)$|^(?:เว็บ|สัม)มินาร์ฟรี$/iu
const TOPIC_MAX = 72

/** A meeting's topic becomes the headline, with the kind of meeting above it. */
function topicFirst(brief: Brief): Brief {
  const { headline, eyebrow, subline, perks, language } = brief
  if (eyebrow || !MEETING.test(headline)) return brief
  const isTopic = (text: string) =>
    text.length <= TOPIC_MAX && /\p{L}{3}/u.test(text) && dateIn(text, language) === null
  const topic = subline ?? perks.find(isTopic)
  if (!topic || !isTopic(topic)) return brief
  return {
    ...brief,
    eyebrow: headline,
    headline: capitalised(topic),
    subline: null,
    perks: perks.filter((perk) => perk !== topic),
  }
}

/** Trades whose percentages are rates, which have their own place. */
const LENDS = new Set<Brief['trade']>(['bank', 'loan', 'insurance', 'job'])

/** A sale's discount is its news: "up to 60% off coats" is set like a figure. */
function saleFirst(brief: Brief): Brief {
  const { perks, price, offer, trade } = brief
  if (price || offer || LENDS.has(trade)) return brief
  const sale = perks.find((perk) => /[%％]/u.test(figureIn(perk)?.figure ?? ''))
  if (!sale) return brief
  return { ...brief, price: sale, perks: perks.filter((perk) => perk !== sale) }
}

/** A longer button is a sentence. */
const CALL_MAX = 46
/** A longer word, such as an address, would make all of it small. */
const WORD_MAX = 24

const firstWord = (text: string): string => text.toLowerCase().split(/\s/u)[0] ?? ''

/** For goods to look at: "Shop bags" says more than "Shop now". */
const LOOKING = /^(?:shop|explore|discover|browse|see|ver|voir|découvrir|descubre|conheça)$/iu
const LOOKING_MAX = 22

/** "Shop bags" at the end, with a button that says "Shop now". */
const repeatsCall = (perk: string | undefined, cta: string): boolean =>
  perk !== undefined &&
  perk.length <= LOOKING_MAX &&
  !/\d/u.test(perk) &&
  LOOKING.test(firstWord(perk)) &&
  firstWord(perk) === firstWord(cta)

/** A fact that starts like the button replaces the button's words. */
export function oneCall(brief: Brief): Brief {
  const { cta, perks, offer } = brief
  if (cta === '') return brief
  const told = perks.find(
    (perk) =>
      perk.length <= CALL_MAX &&
      perk.split(' ').every((word) => word.length <= WORD_MAX) &&
      (perk.toLowerCase().startsWith(cta.toLowerCase()) || endsInCall(perk, cta)),
  )
  const last = perks.at(-1)
  const call = told ?? (repeatsCall(last, cta) ? last : undefined)
  if (call) return { ...brief, cta: call, perks: perks.filter((perk) => perk !== call) }
  const isSame = offer !== null && !/\d/u.test(offer) && firstWord(offer) === firstWord(cta)
  return isSame ? { ...brief, cta: offer, offer: null } : brief
}

/** 参加を申し込む for 申し込む: in scripts without spaces the verb comes last. */
const endsInCall = (perk: string, cta: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u.test(cta) &&
  perk.endsWith(cta) &&
  perk.length <= cta.length + OBJECT_MAX &&
  !/\d/u.test(perk)
const OBJECT_MAX = 6

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
