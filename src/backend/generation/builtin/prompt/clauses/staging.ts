import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { STAGING } from '../grammar/staging/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isForCustomers } from './asides.ts'
import { colourList } from './colour-words.ts'
import { isDated } from './dates.ts'
import { withoutSizes } from './design.ts'
import { CLOSE, OPEN } from './marks.ts'
import { halves, type StagedPart, scene, type Told } from './staged-parts.ts'
import { has, headOf, isEmpty, isUnspaced, keyOf, pattern, plain, without } from './word-lists.ts'

interface Around {
  /** No headline has been found yet. */
  isFirst: boolean
  /** The sentence before or after describes a picture. */
  isGoneOn: boolean
}

const HELD = new RegExp(`${OPEN}\\d+${CLOSE}`, 'gu')
const LEAST = 3
/** After a headline, more evidence is required. */
const LATER_LEAST = 4

/**
 * "A lamp on a table, soft shadow, seen from above, with the words “…”": splits a sentence that describes a picture
 * into the product and everything staged around it; null for any other sentence.
 */
export function stagedIn(
  clauses: string[],
  language: Language,
  around: Around,
): StagedPart[] | null {
  const [first = ''] = clauses
  if (isOrdered(first, language, around)) return null
  const told = clauses.map((clause) => toldBy(clause, language))
  const frame = frameOf(first, language)
  const isSplit = isInHalves(clauses, language)
  const isQuoting = told.some((each, at) => each.isQuoting && at > 0)
  const isAlone = !isQuoting && frame === 0
  const isPictured = around.isGoneOn || told.some((each) => isOfPicture(each, isAlone))
  if (!isSplit && (!isPictured || isOfCamera(first, frame, language))) return null
  // "Photo of a still life, side light": after the headline, a pure description adds nothing to the ad.
  const isSeenAlone = !around.isFirst && told.every((each) => !each.isSaid && !each.isQuoting)
  const isShown = frame > 0 || told.every((each) => each.points > 0)
  if (isSeenAlone && isShown) return directions(told)
  const points = sumOf([
    ...told.map((each) => each.points),
    [LEAST, isSplit],
    [2, frame > 0],
    [2, around.isGoneOn],
    [1, isQuoting],
    [1, clauses.some((clause) => isSetUp(clause, language))],
  ])
  if (points < (around.isFirst ? LEAST : LATER_LEAST)) return null
  if (isSplit) return halves(told, language)
  return isSeenAlone ? directions(told) : scene(told, frame, language)
}

const directions = (told: Told[]): StagedPart[] =>
  told.map(({ clause }) => ({ kind: 'direction', text: clause }))

const sumOf = (points: (number | [number, boolean])[]): number =>
  points
    .map((each) => (typeof each === 'number' ? each : each[0] * Number(each[1])))
    .reduce((sum, each) => sum + each, 0)

/** "Create a picture of …", "Put it on white": these are read as orders. */
function isOrdered(first: string, language: Language, { isFirst }: Around): boolean {
  const { asks, orderVerbs } = GRAMMARS[language]
  const lists = isFirst ? [asks] : [asks, orderVerbs]
  return lists.some((list) => headOf(keyOf(first), list) !== null)
}

const isOfCamera = (first: string, frame: number, language: Language): boolean =>
  frame === 0 && CAMERAS.test(plain(first)) && !isSetUp(first, language)

/** Light may also belong to a room or a lamp, unless a quote or a kind of picture is requested with it. */
const isOfPicture = ({ points, isOfLight }: Told, isAlone: boolean): boolean =>
  points > 1 || (isOfLight && !isAlone)

/** Camera sellers describe what cameras can do. */
const CAMERAS =
  /camera|kamera|caméra|cámara|câmera|カメラ|카메라|相机|กล้อง|máy ảnh|(?<!\p{L})(?:lens|drone|drohne|dron)(?!\p{L})/u

function toldBy(clause: string, language: Language): Told {
  const words = clause.replace(HELD, ' ')
  const isSaid =
    isForCustomers(words, GRAMMARS[language]) || isDated(words) || /\d/u.test(withoutSizes(words))
  const { light } = STAGING[language]
  const points = isSaid ? 0 : pointsOf(words, language)
  return {
    clause,
    isSaid,
    isQuoting: words !== clause,
    points,
    isOfLight: points > 0 && has(keyOf(words), light),
  }
}

/** Points for a clause of nothing but picture words and their style; words exclusive to pictures count twice. */
function pointsOf(words: string, language: Language): number {
  const { seen, felt, light, manners } = STAGING[language]
  const { looks, styles, small } = GRAMMARS[language]
  const key = keyOf(words)
  const worth = has(key, seen) ? 2 : Number(has(key, felt) || has(key, light))
  if (worth === 0) return 0
  const known = [seen, light, felt, manners, looks, styles, colourList(LEXICONS[language]), small]
  const left = known.reduce(without, key)
  const isLoose =
    worth === 2 && isUnspaced(key) && left.replace(/\s/gu, '').length <= (language === 'th' ? 4 : 2)
  return isEmpty(left) || isLoose ? worth : 0
}

const isInHalves = (clauses: string[], language: Language): boolean => {
  const { splits, sides } = STAGING[language]
  const keys = clauses.map(keyOf)
  const isCalled = pattern(`^(?:${splits})`).test(plain(clauses[0] ?? ''))
  const sided = keys.filter((key) => headOf(key, sides) !== null)
  return sided.length > 1 || (isCalled && keys.some((key) => has(key, sides)))
}

/** The length of the opening words that only announce a picture. */
const frameOf = (clause: string, language: Language): number =>
  pattern(`^(?:${STAGING[language].frames})`).exec(plain(clause))?.[0].length ?? 0

/** Whether a label only announces a picture. */
export const isPictureName = (name: string, language: Language): boolean =>
  frameOf(name, language) > 0 || pattern(`^(?:${STAGING[language].splits})`).test(plain(name))

const isSetUp = (clause: string, language: Language): boolean =>
  pattern(`${STAGING[language].holders}|${STAGING[language].settings}`).test(plain(clause))
