import type { Grammar } from '../grammar/grammar.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { type Asked, beginsAsKind, stylesOf } from './asked.ts'
import { isBare } from './bare.ts'
import { entriesOf, has, isEmpty, keyOf, pattern, patternOf, without } from './word-lists.ts'

/** Languages that put the thing ordered after its subject: 「カフェの広告」「카페 광고」. */
export function takeGlued(
  clause: string,
  media: { start: number; end: number },
  grammar: Grammar,
  isFirst: boolean,
): Asked | null {
  const head = clause.slice(0, media.start)
  const tail = clause.slice(media.end)
  const tailKey = keyOf(tail)
  const link = gluedLink(tail, grammar)
  const isEnd = isEmpty(
    without(without(without(tailKey, grammar.asks), grammar.small), grammar.links),
  )
  const said = [grammar.asks, grammar.media, grammar.channels, grammar.styles]
  const left = said.reduce(without, keyOf(head))
  const bare = without(left, grammar.small)
  const isOpened = isEmpty(without(left, grammar.small)) && has(keyOf(head), grammar.asks)
  const isKnown = isFirst && head.trim() === '' && opensOrder(clause, media, grammar)
  if (!isEnd && link === null && !isOpened && !isKnown) return null
  const about = isEmpty(without(bare, PLATFORMS)) ? '' : withoutEnds(head, grammar)
  if (isEnd) {
    const isShort = about.length > 1 && about.length < 16 && !isShown(clause, media, grammar)
    return { asked: clause, rest: isFirst || isShort ? soughtIn(head, about) : '' }
  }
  const rest = tail.slice(link ?? 0)
  const isNamed = isBare(rest, grammar) || isHouseOf(about, grammar)
  if (about !== '' && /^\s*[:：]/u.test(tail) && isNamed)
    return { asked: clause.slice(0, clause.length - rest.length), rest: about, behind: rest }
  return {
    asked: clause.slice(0, clause.length - rest.length),
    rest: about ? `${about} ${rest}` : rest,
  }
}

/** 保護猫の里親さんを募集する広告: without its verb it would name the people, not that they are wanted. */
const SOUGHT = /^(.{2,24}?)を(?:募集|急募)(?:する|したい|している|中)?(?:ため)?の?$/u

const soughtIn = (head: string, about: string): string => {
  const sought = SOUGHT.exec(head)?.[1]
  return sought ? `${sought}募集` : about
}

/** 客厅大图: what a picture shows is not part of the copy. */
const isShown = (
  clause: string,
  { start, end }: { start: number; end: number },
  { asks }: Grammar,
): boolean => PICTURE.test(clause.slice(start, end)) && !has(keyOf(clause), asks)
const PICTURE = /^(?:大?图|图片|照片|写真|画像|사진|이미지|ภาพ|รูป)$/u

/** โฆษณาคอร์สทำขนม: media that are only ordered and never sold. */
const THAI_SHEET = /^(?:โฆษณา|โปสเตอร์|แบนเนอร์|ใบปลิว|ป้ายโฆษณา|ภาพโฆษณา|โพสต์)$/u

/** Whether the thing ordered comes first, directly followed by its subject. */
const opensOrder = (
  clause: string,
  { start, end }: { start: number; end: number },
  grammar: Grammar,
): boolean =>
  (/\p{sc=Thai}/u.test(clause) && THAI_SHEET.test(clause.slice(start, end))) ||
  beginsAsKind(clause.slice(end), grammar)

/** 美容室の広告:カット4,500円: whose ad it is, followed by its copy. */
const isHouseOf = (about: string, { kinds }: Grammar): boolean =>
  about.length <= HOUSE_CHARACTERS_MAX && has(keyOf(about), kinds)
const HOUSE_CHARACTERS_MAX = 16

function gluedLink(tail: string, grammar: Grammar): number | null {
  const found = gluedLinks(grammar).exec(tail)
  return found ? found[0].length : null
}

const gluedLinks = patternOf<Grammar>((grammar) => {
  const links = entriesOf(grammar.links).join('|')
  return `^\\s*(?:(?:${stylesOf(grammar)}|${entriesOf(grammar.channels).join('|')})\\s*){0,3}(?:(?:${links})\\s*)+|^\\s*[:：–—-]\\s*`
})

/** The subject of an order without leading verbs and trailing particles. */
function withoutEnds(head: string, grammar: Grammar): string {
  const front = entriesOf(`${grammar.media}|${grammar.asks}|${grammar.links}|${grammar.channels}`)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const back = entriesOf(`${grammar.small}|${grammar.channels}|${grammar.styles}|${grammar.media}`)
    .filter((entry) => !OCCASIONS.has(entry))
    // A single character may be the end of a word, so only unambiguous particles count.
    .filter((entry) => entry.length > 1 || 'のなをはにの의를을的'.includes(entry))
    .sort((a, b) => b.length - a.length)
    .join('|')
  return head
    .trim()
    .replace(pattern(`^(?:(?:${front})[\\s，,、:：]*)+`), '')
    .replace(pattern(`(?:[\\s，,、]*(?:${back}))+$`, 'iu'), '')
    .replace(MADE, '')
    .replace(/^店?(?:做|设计|制作)(?=\p{sc=Han}{2})/u, '')
    .replace(MADE_FOR, '$1')
    .trim()
}

/** 신규 회원 이벤트: an occasion, if the words before it say which. */
const OCCASIONS = new Set([
  '이벤트',
  '활동',
  'イベント',
  'キャンペーン',
  'セール',
  '活动',
  '招生',
  '促销',
  'กิจกรรม',
  'โปรโมชั่น',
])

/** Whether an order is about an occasion and not just the client. */
export const isOccasion = (about: string): boolean =>
  about.length > 4 && [...OCCASIONS].some((word) => about.endsWith(word) && about !== word)

/** 给我们幼儿园做秋季招生海报: the client, then the subject. */
const MADE_FOR =
  /(园|店|馆|厅|校|院|所|吧|司|室|坊|屋|家|铺|团|社|会|班|部|中心|平台|品牌)(?:做|设计|制作|画)(?=\p{sc=Han}{2})/u

/** 给我们健身房做张海报: the verb of making stands between the client and the medium. */
const MADE =
  /(?:做|出|设计|制作|画|写|来|搞|弄)一?[张个份条组款幅][\p{sc=Han}]{0,5}的?$|(?<=\p{sc=Han}{2})(?:做|设计|制作)$/u
