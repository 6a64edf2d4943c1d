import type { Language } from '../../../../contract/languages.ts'
import { SUBJECT_WORDS } from '../prompt/subject-words.ts'
import { compile, mentions, remove, wordPattern } from '../prompt/words.ts'
import { takeColour } from './colour-wish.ts'
import {
  COLOURED,
  IMPLIES,
  LOOKS,
  OF_A_GROUND,
  OF_THE_OBJECT,
  OVERLAYS,
  SHAPED,
  WITH_OTHER,
} from './edit-kinds.ts'
import { EDIT_WORDS, type EditName } from './edit-words.ts'
import {
  A_LITTLE,
  A_LOT,
  DOING,
  EVENING,
  EVERYDAY,
  FILLERS,
  GROUND_WORDS,
  INDEFINITE,
  KEEPING,
  OTHER_PICTURE,
  PLACED,
  REPLACED_BY,
  REPLACING,
  WORDS_THEMSELVES,
} from './instruction-words.ts'
import { CUTTING, OUT, STORIES } from './phrase-words.ts'
import { withoutRatio } from './place-wish.ts'
import {
  BLURRED,
  CHANGING,
  COLOUR_ITSELF,
  CORNER,
  DEEP,
  GOODS,
  PALE,
  PLACES,
  PRODUCT,
  RATIO_ITSELF,
  RATIO_NAMES,
  REMOVING,
  SAYING,
  SHADOW,
  SIDES,
  STRENGTHS,
  WOOD,
} from './wish-words.ts'

/** Stands in for a quote. */
export const QUOTE_MARK = /[\uf000-\uf0ff]/gu

export const withoutWordsOf = (text: string, name: EditName): string =>
  listOf(name).reduce(remove, text)

function listOf(name: EditName): string[] {
  const lists: Partial<Record<EditName, string>> = EDIT_WORDS
  const list = lists[name]
  return list === undefined ? [] : [list]
}

/** The usual shape of badges. */
export const ROUND =
  'round|circular|circle|runde?[nrs]?|kreisrunde?[nrs]?|ronde?|circulaire|redond[ao]|circular|tròn|圆形|圆的|圆|丸い|丸型|円形|丸|둥근|동그란|원형|กลม|วงกลม'
/** Words for a scale factor. */
const TIMES =
  'twice|double|times|doppelt|zweimal|zweifach|deux fois|double|doble|dos veces|dobro|duas vezes|gấp đôi|lần|两倍|倍|二倍|두 ?배|배|สองเท่า|เท่า'
/** Words for the panels that fill a frame next to a picture. */
const PANELS = 'panels?|flächen?|panneaux?|paneles|painéis|mảng|面板|パネル|패널|แผง'
/** The default mirror axis, which needs no words of its own. */
const LEVEL_WAYS =
  "horizontal(?:ly|mente|ement)?|waagerecht|a lo ancho|na horizontal|na|à l’horizontale|l[’']horizontale|ngang|theo chiều|水平|横|가로로|가로|แนวนอน|ตาม"
const HORIZON =
  'horizon|skyline|horizont|horizonte|đường chân trời|地平线|地平線|水平線|수평선|지평선|เส้นขอบฟ้า'

const LETTERS_MIN = 2

/** Whether a part says more than the change itself, courtesies, amounts and figures. */
export function leftOver(part: string, names: EditName[], language: Language): boolean {
  const has = (among: ReadonlySet<EditName>) => names.some((name) => among.has(name))
  // A part that only adds may name the color of the previous change.
  const mayAdd = names.length === 0
  const uncoloured = mayAdd || has(COLOURED) ? takeColour(part, language).rest : part
  const start = names.includes('replaceGround') ? withoutGround(uncoloured) : uncoloured
  const isKept = mayAdd && mentions(part, KEEPING)
  const thing = isKept || has(OF_THE_OBJECT) ? definiteThing(start) : null
  const named = thing === null ? start : start.replace(thing, ' ')
  const left = explaining(names).reduce(remove, withoutRatio(named).replace(QUOTE_MARK, ' '))
  return left.replace(/[^\p{L}]/gu, '').length >= LETTERS_MIN
}

const GROUND_LOOKS = [
  PALE,
  DEEP,
  WOOD,
  STRENGTHS,
  COLOUR_ITSELF,
  ...[...OF_A_GROUND].flatMap((name) => listOf(name)),
]

/** Word lists each kind of change accounts for; a part that only adds may use any of those marked `mayAdd`. */
const EXPLAINED: [names: ReadonlySet<EditName>, mayAdd: boolean, lists: string[]][] = [
  [OF_THE_OBJECT, false, [KEEPING]],
  [WITH_OTHER, false, [OTHER_PICTURE]],
  [OVERLAYS, true, [...Object.values(PLACES), CORNER, PLACED]],
  [SHAPED, true, [...Object.values(RATIO_NAMES), RATIO_ITSELF, SIDES, BLURRED, KEEPING, STORIES]],
  [new Set(['replaceGround']), true, [SHADOW]],
  [
    new Set(['replaceGround']),
    false,
    [EVENING, REPLACING, PLACED, REPLACED_BY, CUTTING, OUT, ...GROUND_LOOKS],
  ],
  [LOOKS, false, [CHANGING, REPLACING, REPLACED_BY]],
  [new Set(['flip']), false, [LEVEL_WAYS]],
  [new Set(['recolour']), false, [CHANGING, REPLACING, COLOUR_ITSELF, REPLACED_BY]],
  [new Set(['replaceText']), false, [REPLACING, WORDS_THEMSELVES, REPLACED_BY]],
  [new Set(['addText', 'addBadge']), false, [WORDS_THEMSELVES, SAYING]],
  [new Set(['removeText']), false, [REMOVING, WORDS_THEMSELVES]],
  [new Set(['addBadge']), false, [ROUND]],
  [new Set(['upscale']), false, [TIMES]],
  [new Set(['extend']), false, [PANELS]],
  [new Set(['straighten']), false, [HORIZON]],
  [new Set(['removeGround']), false, [REMOVING]],
]

function explaining(names: EditName[]): string[] {
  const own = EXPLAINED.filter(
    ([among, mayAdd]) => (mayAdd && names.length === 0) || names.some((name) => among.has(name)),
  ).flatMap(([, , lists]) => lists)
  const added =
    names.length === 0 ? [KEEPING, EVENING, EDIT_WORDS.replaceGround, WORDS_THEMSELVES] : []
  const ofEdits = [...names.flatMap(listOf), ...impliedLists(names)]
  return [...ofEdits, ...own, ...added, PRODUCT, A_LITTLE, A_LOT, DOING, FILLERS, EVERYDAY]
}

/** Words of vaguer changes contained in the precise ones. */
const impliedLists = (names: EditName[]): string[] =>
  IMPLIES.filter(([precise]) => names.includes(precise)).flatMap(([, vague]) =>
    vague.map((name) => EDIT_WORDS[name]),
  )

export const withoutGround = (text: string) => Object.values(GROUND_WORDS).reduce(remove, text)

const THING_WORDS = `${GOODS}|${SUBJECT_WORDS.map(([, words]) => words).join('|')}`

/** "A cadeira" is "the chair", although an English "a chair" would be another one. */
export const withThePortuguese = (part: string, language: Language): string =>
  language === 'pt'
    ? part.replace(
        compile(`(?<!\\p{L})a(?=\\s+(?:${wordPattern(THING_WORDS).source}))`, 'giu'),
        'o',
      )
    : part

/** The object's name: "the mug", but not "a mug" or "with flowers", which would be a new one. */
export function definiteThing(part: string): string | null {
  const match = wordPattern(THING_WORDS).exec(part)
  if (!match) return null
  const before = part.slice(0, match.index)
  return wordEnd(INDEFINITE).test(before) ? null : match[0]
}

/** The part without the named things the picture shows, up to `most` of them. */
export function withoutThings(part: string, most: number): string {
  let rest = part
  for (let count = 0; count < most; count += 1) {
    const thing = definiteThing(rest)
    if (thing === null) break
    rest = rest.replace(thing, ' ')
  }
  return rest
}

const DEFINITE = 'the|my|our|this|die|der|das|den|dem|el|la|los|las|le|les|o|os|as'
/** "A", "with a", "a bright red": up to two words between it and the noun. */
const wordEnd = (list: string) =>
  compile(`(?:${wordPattern(list).source})\\s*(?:(?!(?:${DEFINITE})\\s)\\p{L}+\\s+){0,2}$`, 'iu')
