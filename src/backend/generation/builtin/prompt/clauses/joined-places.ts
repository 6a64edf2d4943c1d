import { unitsOf } from '../copy/units.ts'
import type { Clause } from './reading.ts'

const JOINED_UNITS_MAX = 64
/** A headline with its street is long and gets longer with its town; splitting it would halve the address. */
const HEADLINE_UNITS_MAX = 88
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*"
/** A numbered street, a hall or a name: what may precede a town. */
const PLACE_ENDS = new RegExp(
  `(?:\\d+\\p{L}?|(?<!\\d ?(?:Uhr|Jahre|Tage|Monate|Wochen|Stunden|Minuten|Personen|Plätze|Euro|Stück|Seiten))${NAME}(?<!\\d ?(?:Uhr|Jahre|Tage|Monate|Wochen|Stunden|Minuten|Personen|Plätze|Euro|Stück|Seiten)))$`,
  'u',
)
/** "Madrid", "Paris 18e", "Frankfurt am Main", "10115 Berlin". */
const TOWN = new RegExp(
  `^(?:\\d{4,5} )?${NAME}(?:[ -](?:de|del|la|le|du|do|da|des|am|an der|sur|upon|on|im|${NAME})){0,3}(?: \\d{1,5}(?:e|er|ème|st|nd|rd|th)?)?$`,
  'u',
)
/** "Bristol on Saturday 14 March": a town and a date. */
const TOWN_AND_DAY = new RegExp(
  `^(${NAME}(?: ${NAME}){0,2}),? ((?:on|from|am|ab|vom|le|du|dès|el|desde el|del|no dia|na|em|dia|vào|từ|ngày|todos los|todas as|every|jeden|tous les|toutes les|mỗi) (?!.*(?:[€$£¥]|cent|euro|eur|đ(?!\\p{L}))).*\\d.*)$`,
  'u',
)
/** "With Priya Nair", with the person's role behind the comma. */
const PERSON = new RegExp(
  `(?:^|\\s)(?:[Ww]ith|[Mm]it|[Aa]vec|[Cc]on|[Cc]om|[Vv]ới|[Bb]y|[Vv]on|[Pp]ar|[Pp]or) ${NAME}(?: ${NAME}){1,3}$`,
  'u',
)
const POST = /^[^\d,]{2,48}$/u
const POST_WORDS_MAX = 8
/** "… at the Black Lamb", "… tại 45 Lê Lợi": a headline that ends in a place. */
const isPlaced = (text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:at|in|near|bei|im|am|à|chez|en|no|na|tại|ở)(?: (?:the|el|la|dem|der|le|bar|café|số))* (?:\\d+\\p{L}? )?${NAME}(?: (?:${NAME}|de|la|du|do|da|\\d+))*$`,
    'u',
  ).test(text)

/** "Entrée 2 €, reversée aux Restos": the participle means nothing without its sum. */
const SAID_OF_SUM = /^(?!sábado)\p{Ll}+(?:ée?s?|ad[oa]s?|id[oa]s?) \p{L}/u

/** Keeps a street with its town, a name with its role, and a sum with what is said about it. */
export function joinedPlaces(clauses: Clause[]): Clause[] {
  const parted = clauses.flatMap((clause, at) => townAndDay(clause, clauses[at - 1]))
  let joinedAt = -1
  return parted.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    if (
      last &&
      found.length - 1 !== joinedAt &&
      belongs(clause, last) &&
      !isListed(clause, parted)
    ) {
      found[found.length - 1] = { ...last, text: `${last.text}, ${clause.text}` }
      joinedAt = found.length - 1
    } else found.push(clause)
    return found
  }, [])
}

/** "Lindenstr. 8, Bücher, Kinderkleidung": no second name follows a town. */
function isListed(clause: Clause, clauses: Clause[]): boolean {
  const next = clauses[clauses.indexOf(clause) + 1]
  return (
    next?.sentence === clause.sentence &&
    TOWN.test(clause.text) &&
    /^\p{Lu}\p{Ll}+$/u.test(next.text)
  )
}

function townAndDay(clause: Clause, before: Clause | undefined): Clause[] {
  const isBehind = clause.role === 'fact' && before && isAfter(clause, before)
  const [, town, day] = (isBehind && TOWN_AND_DAY.exec(clause.text)) || []
  if (!town || !day) return [clause]
  return [
    { ...clause, text: town },
    { ...clause, text: day },
  ]
}

const isAfter = (clause: Clause, before: Clause): boolean =>
  clause.sentence === before.sentence && PLACE_ENDS.test(before.text)

function belongs(clause: Clause, before: Clause): boolean {
  const isOne = clause.sentence === before.sentence && clause.role === 'fact'
  const room = before.role === 'headline' ? HEADLINE_UNITS_MAX : JOINED_UNITS_MAX
  if (!isOne || unitsOf(before.text) + unitsOf(clause.text) > room) return false
  if (before.role === 'price') return before.prices.length === 1 && SAID_OF_SUM.test(clause.text)
  if (before.role === 'headline') return isPlaced(before.text) && TOWN.test(clause.text)
  if (before.role !== 'fact') return false
  const isPost = POST.test(clause.text) && clause.text.split(' ').length <= POST_WORDS_MAX
  return PERSON.test(before.text) ? isPost : PLACE_ENDS.test(before.text) && TOWN.test(clause.text)
}
