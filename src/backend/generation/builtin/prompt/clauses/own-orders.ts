import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { HOUSES, SHOWN_ON } from '../grammar/houses.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import type { Asked } from './asked.ts'
import { isForReaders } from './design.ts'
import { entriesOf, has, isUnspaced, keyOf, pattern, plain, without } from './word-lists.ts'

/** "For my", "of our": possessives, in languages with spaces. */
const OWN: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:for|of|at|to go in|in) (?:my|our)(?: (?:little|small|tiny|new|own))* /giu,
  de: /(?<!\p{L})(?:(?:für|fürs|von|in|im|an) (?:mein\p{L}*|unser\p{L}*)|meiner|meines|unserer|unseres)(?: (?:klein\p{L}*|neu\p{L}*))* /giu,
  fr: /(?<!\p{L})(?:pour|pr|de|dans|sur|chez) (?:mon|ma|mes|notre|nos)(?: (?:petite?s?|nouvel(?:le)?|nouveau))* /giu,
  es: /(?<!\p{L})(?:para|pa|de|en) (?:mis?|nuestr[oa]s?)(?: (?:pequeñ[oa]|nuev[oa]))* /giu,
  vi: /(?<!\p{L})(?:cho|của) /giu,
  pt: /(?<!\p{L})(?:para|pra|pro|de|do|da|no|na)(?: [oa])? (?:meus?|minhas?|noss[oa]s?)(?: (?:pequen[oa]|nov[oa]))* /giu,
}
const HEAD_CHARACTERS_MAX = 90
const HOUSE_WORDS = 6

/** "Promo for my online course": a promotion is an order if it says for whose thing. */
const PROMOTION =
  /^(?:(?:please |can you |could you |bitte |kannst du |könnt ihr |peux-tu |pouvez-vous |puedes |pode )?(?:make|create|design|do|write|draw|(?:i |we )?need|(?:i |we )?want|macht?|erstellt?|gestaltet?|fais|faites|crée[rz]?|haz|hazme|crea|créame|faz|faça|crie)(?:[- ](?:me|us|mir|uns|moi|nous))? )?(?:an? |eine |une |una |uma )?(?:(?:quick|new|short|little|kurze|petite|pequeña|pequena) )?(?:something|thing|bit|sth|anything|(?:et)?was|quelque chose|algo|promo(?:tion)?|promotional|advertising|werbung|réclame|pub(?:licité)?|promoción|publicidad|propaganda|divulgação|promoção) (?:for|für|pour|para|pra|pro|de|do|da) (?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|meus?|minhas?|noss[oa]s?)(?: (?:new|neue[nrs]?|nouvel(?:le)?|nouveau|nuev[oa]|nov[oa]|own|little|small|kleine[nrs]?|petite?))? (?=\S)/iu

/** "Bildschirmanzeige für mein Möbelhaus": whatever the medium or placement, the ad is for the business. */
export function takeOwn(clause: string, language: Language, grammar: Grammar): Asked | null {
  const own = OWN[language]
  if (!own) return null
  const promotion = PROMOTION.exec(clause)?.[0]
  if (promotion) return { asked: promotion, rest: clause.slice(promotion.length) }
  for (const { index, 0: found } of clause.matchAll(own)) {
    const asked = clause.slice(0, index + found.length)
    if (asked.length > HEAD_CHARACTERS_MAX || isForReaders(clause.slice(0, index))) return null
    const rest = clause.slice(asked.length)
    const words = keyOf(rest.split(/\s+/u).slice(0, HOUSE_WORDS).join(' '))
    if (has(words, HOUSES[language]) && isOrdering(clause.slice(0, index), language, grammar))
      return { asked, rest }
  }
  return null
}

/** Whether it names a medium, a placement, or the person asked to make it. */
function isOrdering(head: string, language: Language, grammar: Grammar): boolean {
  const lists = [grammar.media, SHOWN_ON[language], PLATFORMS, TALK[language].venues]
  const key = keyOf(head)
  if (!lists.some((list) => has(key, list))) return false
  // "A video of waves at dusk for our school": the picture's content is part of the order.
  const { asks, channels, styles, small, links } = grammar
  const known = [...lists, asks, channels, styles, small, links, TALK[language].please]
  return known.reduce(without, key).trim().split(/\s+/u).length <= UNKNOWN_WORDS_MAX
}

const UNKNOWN_WORDS_MAX = 1

/** Possessives that go without saying: うちの, 我们的, "của mình", ของเรา. */
const OWNERS: Partial<Record<Language, RegExp>> = {
  vi: /\s+(?:của (?:chúng tôi|tụi mình|bên mình|nhà mình|mình|tôi|em|chị|anh|nhà em)|nhà mình|nhà em|mình)(?=\s*(?:$|[,:]|ở |tại |tên ))/iu,
  th: /ของ(?:ฉัน|เรา|ผม|ดิฉัน|หนู|พวกเรา|ทางเรา|ตัวเอง)/u,
  zh: /^(?:我们家的?|我们店的?|我们的?|我家的?|我的|咱们的?|咱家的?|自家的?)/u,
  ja: /^(?:うちの|私たちの|私の|わたしの|僕の|当店の?|自分の)/u,
  ko: /^(?:우리|저희|제|나의|내)\s+/u,
}

/** "Novo perfume Alba da nossa marca": the owner, behind the subject. */
const OWNED_BEHIND =
  / (?:(?:of|from|by|at) our(?: own)?|(?:von|aus|in) (?:unserer|unserem)|unserer|unseres|(?:de|chez) notre|de nuestr[oa]|da nossa|do nosso|của) (?:brand|label|company|shop|store|studio|house|marke|firma|haus|shop|laden|marque|maison|boutique|entreprise|marca|empresa|tienda|casa|loja|(?:thương hiệu|shop|cửa hàng|tiệm|quán)(?: (?:mình|chúng tôi|tôi|em|tụi mình|bên mình))?|bên mình)$/iu

/** Drops the possessive of a business. */
export function withoutOwners(given: string, language: Language): string {
  const about = given.replace(OWNED_BEHIND, '')
  const owner = OWNERS[language]
  const rest = owner ? about.replace(owner, '').trim() : about
  return rest !== about && has(keyOf(rest), HOUSES[language]) ? rest : about
}

const OF =
  "(?:of|de|del|da|do|du|des|der|von|vom|của) (?:the |my |our |la |el |el |a |o |le |les |unser\\p{L}* |mein\\p{L}* |mi |nuestr[oa] |notre |mon |ma |minha |meu |noss[oa] )?|de l'"

/** "The door of the academy": the placement, before the owner. */
export function withoutShown(about: string, language: Language): string {
  if (isUnspaced(about)) return about
  const places = entriesOf(SHOWN_ON[language]).join('|').replaceAll('~', '\\p{L}*')
  const found = pattern(
    `^(?:(?:the|la|el|o|a|le|l'|der|die|das|den|dem) )?(?:${places}) (?:${OF})`,
  ).exec(plain(about))
  const rest = found ? about.slice(found[0].length) : about
  return has(keyOf(rest), HOUSES[language]) ? rest : about
}

/** The location behind the kind of business: "in Leeds", "à Uzès". */
const PLACE = / (?:in|at|near|im|bei|à|au|en|em|no|na|a|ở|tại) \p{Lu}.*$/u

/** A business described by its kind alone: "my candle shop", 我的理发店. */
export function isUnnamed(text: string, language: Language): boolean {
  const kind = text.replace(PLACE, '').trim()
  const words = kind.split(/\s+/u)
  if (!isHouseFirst(words, language) || /[\d"“„«「『'‘&(]/u.test(kind)) return false
  if (language === 'de') return words.filter((word) => /^\p{Lu}/u.test(word)).length <= 1
  // アウトドアブランドFJELL: Latin letters among other characters are a name.
  if (isUnspaced(kind) && /\p{Lu}\p{L}/u.test(kind)) return false
  if (/[a-zà-ɏạ-ỹ]/iu.test(kind)) return !words.slice(1).some((word) => /^\p{Lu}/u.test(word))
  return language === 'th'
    ? kind.length <= TH_KIND_MAX
    : kind.replace(/\s/gu, '').length <= KIND_MAX
}
/** The kind comes first in "tienda de plantas" and last in "candle shop". */
function isHouseFirst(words: string[], language: Language): boolean {
  const isLast = language === 'en' || language === 'de'
  const ends = isLast ? words.slice(-2) : words.slice(0, 2)
  const near = isUnspaced(words.join('')) ? words : ends
  return has(keyOf(near.join(' ')), HOUSES[language])
}

/** A longer text contains a name. */
const KIND_MAX = 10
const TH_KIND_MAX = 24

/** "Pour mon cabinet à Lyon, une publication simple": the client, named before the order. */
const OWN_HOUSE =
  /^(?:for|für|pour|para|pra|pro) (?:[oa]s? )?(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|mi|mis|nuestr[oa]s?|meus?|minhas?|noss[oa]s?) ([^,:;]{3,60})$/iu

/** The business in a first clause that names nothing else. */
export function ownHouse(clause: string, language: Language): string | null {
  const house = OWN_HOUSE.exec(clause)?.[1]
  return house && has(keyOf(house), HOUSES[language]) ? house : null
}
