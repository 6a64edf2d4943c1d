import { fromHex } from '../../palette/color.ts'
import { spokenColours } from '../../palette/spoken-colours.ts'
import { affirmed } from '../../prompt/affirmed.ts'
import type { Brief } from '../../prompt/understand.ts'

/** The brief's instructions to the designer about lettering and its place. */
interface AskedLook {
  letters: 'serif' | 'sans' | null
  isLarge: boolean
  place: 'top' | 'center' | null
}

const SANS =
  /sans[- ]?serif|serifenlos|grotesk|sin serif|sem serifa|không chân|黑体|无衬线|ゴシック|고딕|ไม่มีหัว/iu
const SERIF =
  /\bserifs?\b|serifen|empattements?|serifas?|didone|có chân|明朝|宋体|衬线|명조|바탕체|มีหัว/iu
const LETTERS =
  'text|type|typo\\p{L}*|letters?|lettering|headlines?|titles?|fonts?|schrift|buchstaben|überschrift|titel|letras?|títulos?|textos?|tipografía|fontes?|lettres?|titres?|textes?|caractères|police|chữ|tiêu đề'
const SIZES =
  'big|large|huge|bold|giant|massive|groß\\p{L}*|riesig\\p{L}*|fett\\p{L}*|grandes?|enormes?|gigantes?|gros(?:se)?s?|grande?s?|énormes?|to|lớn'
const LARGE = new RegExp(
  `(?<!\\p{L})(?:(?:${SIZES}) (?:\\p{L}+ )?(?:${LETTERS})|(?:${LETTERS})(?: \\p{L}+){0,2} (?:${SIZES}))(?!\\p{L})|大字|[标標]题[要]?大|字要大|大[标標]题|文字[をは]?(?:大き|でか)|大きな文字|(?:글씨|글자|제목).{0,4}크|ตัว(?:หนังสือ|อักษร)?(?:ให้)?ใหญ่`,
  'iu',
)
const AT_TOP = new RegExp(
  `(?:${LETTERS}|copy|words) (?:is |are |should be )?(?:at the top|on top|at top|up top|oben|en haut|arriba|(?:no|em) (?:topo|cima)|ở trên)|(?:文字|标题|標題|見出し|タイトル).{0,4}(?:上部|上に|顶部|在上)|(?:제목|글씨|문구).{0,4}(?:상단|위에)|(?:ข้อความ|หัวข้อ|พาดหัว).{0,6}(?:ด้านบน|บนสุด)`,
  'iu',
)
const CENTERED =
  /(?<!\p{L})(?:cent(?:er|re)d|text in the (?:middle|cent(?:er|re))|zentriert|mittig|centrée?s?|au centre|centrad[oa]s?|căn giữa|ở giữa)(?!\p{L})|居中|中央揃え|中央に|가운데|กึ่งกลาง|ตรงกลาง/iu

export function askedLook({ dropped }: Brief): AskedLook {
  const said = affirmed(dropped.join('\n'))
  const isTop = AT_TOP.test(said)
  const plain = SERIF.test(said) ? 'serif' : null
  return {
    letters: SANS.test(said) ? 'sans' : plain,
    isLarge: LARGE.test(said),
    place: isTop ? 'top' : (CENTERED.test(said) && 'center') || null,
  }
}

/** Families by their lettering; typewriters and menus keep their own. */
const SERIFS = new Set(['elegant', 'editorial', 'cut-paper', 'menu'])
const LOUD = new Set(['brutalist', 'tape', 'swiss', 'split', 'aura', 'figure', 'plates', 'echo'])
const FROM_TOP = new Set(['swiss', 'tape', 'brutalist', 'plates', 'aura', 'cut-paper', 'ticket'])
const IN_CENTER = new Set(['elegant', 'editorial', 'receipt', 'ticket'])

/** These bring their own paper with dark text on it. */
const PAPERS = new Set(['receipt', 'ticket', 'coupon'])

const PASTEL = 0.82
const ASKED = 14
/** Explicitly unwanted looks are practically excluded. */
const AGAINST = 0.02

/** How much better, or worse, a family suits the requested lettering and place. */
export function servesLook(name: string, brief: Brief): number {
  const { letters, isLarge, place } = askedLook(brief)
  const isSerif = SERIFS.has(name)
  const colours = spokenColours(brief.dropped, brief.language)
  // Around the paper, a strong color would be all that is left of a pastel.
  const isPastel = colours.some(
    ({ hex, name: of }) => of !== 'beige' && hex && fromHex(hex).l > PASTEL,
  )
  const isPlaced = isPastel || colours.some((each) => each.place !== null)
  return [
    letters === 'serif' ? served(isSerif, ASKED, AGAINST) : 1,
    letters === 'sans' ? served(!isSerif, 1, AGAINST) : 1,
    isLarge ? served(LOUD.has(name), ASKED / 2, 0.1) : 1,
    place === 'top' ? served(FROM_TOP.has(name), ASKED, AGAINST) : 1,
    place === 'center' ? served(IN_CENTER.has(name), ASKED, 0.3) : 1,
    isPlaced ? served(!PAPERS.has(name), 1, AGAINST) : 1,
  ].reduce((product, factor) => product * factor, 1)
}

const served = (isIt: boolean, yes: number, no: number): number => (isIt ? yes : no)
