import { IN_PLACE, roleBehindHeadline, THING_CHARACTERS_MAX } from './owner.ts'
import type { Clause } from './reading.ts'

const KIND_OF_THING =
  /^(?:(?:online|abend|wochenend|crash)?-?kurs|workshop|seminar|vortrag|konzert|lesung|course|class|talk|concert|cours|atelier|stage|conférence|curso|taller|charla|concierto|aula|oficina|palestra|show|khóa học|lớp học|講座|教室|セミナー|イベント|강좌|강연|클래스|课程|讲座|活动|คอร์ส)$/iu

/** "Kurs: Nähen für Einsteiger": the thing becomes the headline, and its kind stands above it. */
export function letThingLead(clauses: Clause[]): void {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const [kind, thing] = clauses.slice(at, at + 2)
  const isLed = at >= 0 && kind && thing && thing.sentence === kind.sentence
  if (!isLed || !KIND_OF_THING.test(kind.text) || thing.role !== 'fact') return
  if (
    /\d/u.test(thing.text) ||
    thing.text.length > THING_CHARACTERS_MAX ||
    IN_PLACE.test(thing.text)
  )
    return
  kind.role = roleBehindHeadline(clauses, kind.text)
  thing.role = 'headline'
}

const STAGES =
  /(?<!\p{L})(?:\p{L}*museum|gallery|\p{L}*galerie|kunsthalle|kunsthaus|mus[ée]e|museo|museu|galer[ií]a|bảo tàng|nhà hát)(?!\p{L})|(?:美术馆|博物馆|艺术馆|展览馆|美術館|博物館|ギャラリー|미술관|박물관|갤러리|พิพิธภัณฑ์|หอศิลป์)/iu
const SHOWS =
  /(?<!\p{L})(?:exhibition|exhibit|retrospective|ausstellung|sonderausstellung|werkschau|exposition|rétrospective|exposici[oó]n|muestra|exposição|mostra|triển lãm)(?!\p{L})|(?:展|전시|기획전|특별전|นิทรรศการ)/iu

/** "Harbour Museum, exhibition Tides of Light": the show becomes the headline, and the venue stands above it. */
export function letShowLead(clauses: Clause[]): void {
  const at = clauses.findIndex(({ role }) => role === 'headline')
  const house = clauses[at]
  if (!house || !STAGES.test(house.text) || SHOWS.test(withoutStages(house.text))) return
  const show = clauses.slice(at + 1, at + 1 + SHOWN_WITHIN).find(({ role }) => role === 'fact')
  if (!show || !SHOWS.test(withoutStages(show.text)) || show.text.length > SHOW_CHARACTERS_MAX)
    return
  if (isOnlyShow(show.text)) return
  house.role = roleBehindHeadline(clauses, house.text)
  show.role = 'headline'
}
const EVERY_STAGE = new RegExp(STAGES, 'giu')
const EVERY_SHOW = new RegExp(SHOWS, 'giu')
const SHOWN_WITHIN = 3
const SHOW_CHARACTERS_MAX = 64
/** 展览馆 is a venue. */
const withoutStages = (text: string): string => text.replace(EVERY_STAGE, ' ')
/** "Exhibition until 9 June": a show without a title. */
const isOnlyShow = (text: string): boolean =>
  text
    .replace(EVERY_SHOW, ' ')
    .replace(/\d+|[^\p{L}\s]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter((word) => word.length > 1).length < 1
