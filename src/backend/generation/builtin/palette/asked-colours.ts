import type { ColourName } from '../../../../contract/ad-words.ts'
import { LEXICONS } from '../prompt/lexicon/index.ts'
import type { Brief } from '../prompt/understand.ts'
import { mentioned } from '../prompt/words.ts'
import { fromHex } from './color.ts'
import type { Scheme } from './poster-schemes.ts'

/** Two colours as Chinese and Japanese name them together: 红白配色, 黑金. */
const IN_ONE_WORD: Record<string, ColourName> = {
  红: 'red',
  紅: 'red',
  赤: 'red',
  白: 'white',
  黑: 'black',
  黒: 'black',
  金: 'gold',
  蓝: 'blue',
  青: 'blue',
  绿: 'green',
  緑: 'green',
  黄: 'yellow',
  紫: 'purple',
  粉: 'pink',
  灰: 'grey',
  橙: 'orange',
  棕: 'brown',
}
const TOGETHER =
  /(?<![\p{sc=Han}])([红紅赤白黑黒金蓝青绿緑黄紫粉灰橙棕]{2,3})(?:配色|色调|色系|搭配|相间|色)?(?![\p{sc=Han}])/u

/** Colours that are meant for the look: those said to the designer before those in the ad's words. */
export function askedColours({ language, colours, dropped }: Brief): ColourName[] {
  const said = dropped.join('\n')
  const together = [...(TOGETHER.exec(said)?.[1] ?? '')].flatMap((each) => IN_ONE_WORD[each] ?? [])
  const named = mentioned(said, LEXICONS[language].colours).filter((name) => colours.includes(name))
  const designed = [...new Set([...together, ...named])]
  return designed.length > 0 ? designed : colours
}

/** Shades that have a name of their own, and what a painter would understand by it. */
const SHADES: [RegExp, string][] = [
  [
    /\b(?:lime|lima|limette\p{L}*|limão|citron vert|chartreuse)\b|黄绿|黄緑|ライム|라임|연두|เขียวมะนาว|xanh chanh/iu,
    '#c4f04a',
  ],
  [/\b(?:mint\p{L}*|menthe|menta)\b|薄荷|ミント|민트|มิ้นต์|bạc hà/iu, '#cdebd6'],
  [/\b(?:sage|salbei\p{L}*|sauge|salvia|sálvia)\b|鼠尾草|セージ|세이지/iu, '#d5dfca'],
  [
    /\b(?:navy|marine\p{L}*|nachtblau\p{L}*|dunkelblau\p{L}*|dark blue|marino|marinho|azul oscuro|azul escuro|bleu nuit|bleu foncé)\b|藏青|深蓝|紺|ネイビー|남색|네이비|กรมท่า|xanh navy|xanh đậm/iu,
    '#0a1440',
  ],
  [
    /\b(?:sky blue|himmelblau\p{L}*|hellblau\p{L}*|bleu ciel|bleu clair|celeste|azul claro|azul céu|light blue|baby blue)\b|天蓝|水色|空色|하늘색|ฟ้า|xanh da trời|xanh nhạt/iu,
    '#cfe2ff',
  ],
  [/\b(?:magenta|fuchsia|fucsia|pinkes? magenta)\b|品红|玫红|マゼンタ|마젠타|บานเย็น/iu, '#d4006a'],
  [
    /\b(?:burgundy|bordeaux\p{L}*|weinrot\p{L}*|granate|bordô|vinho|wine red)\b|酒红|ワインレッド|버건디|와인/iu,
    '#3a0912',
  ],
  [
    /\b(?:lilac|lavender|flieder\p{L}*|lavendel\p{L}*|lavande|lilas|lila|lavanda|lilás)\b|淡紫|藤色|ラベンダー|라벤더|연보라/iu,
    '#ddd0ff',
  ],
  [
    /\b(?:powder pink|blush|poudrée?s?|altrosa|rosé|rosa palo|rosa claro|hellrosa)\b|浅粉|桜色|연분홍/iu,
    '#ffd0de',
  ],
  [/\b(?:peach|pfirsich\p{L}*|pêche|melocotón|pêssego)\b|桃色|피치/iu, '#ffdcc0'],
  [/\b(?:mustard|senf\p{L}*|moutarde|mostaza|mostarda)\b|芥末|マスタード|머스타드/iu, '#dcae42'],
  [
    /\b(?:cream\p{L}*|creme\p{L}*|crème|crema|ivory|elfenbein)\b|米色|クリーム|크림|ครีม|màu kem/iu,
    '#f1e8da',
  ],
]

/** The shade that a colour was asked for in. */
export const askedShade = ({ dropped }: Brief): string | null => {
  const said = dropped.join('\n')
  return SHADES.find(([words]) => words.test(said))?.[1] ?? null
}

const NEON = /\bneon\p{L}*|néon|霓虹|荧光|ネオン|네온|นีออน/iu

/** Light of a tube: an accent as strong as a screen can show it. */
export const isNeon = ({ dropped }: Brief): boolean => NEON.test(dropped.join('\n'))

/** How far two colours are apart to the eye. */
export function distance(one: string, other: string): number {
  const [a, b] = [fromHex(one), fromHex(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const chroma = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, chroma))
}

const DARK =
  /\b(?:dark|deep|midnight|dunkel\p{L}*|tief\p{L}*|nacht\p{L}*|foncée?s?|sombres?|nuit|profond|oscur[oa]s?|noche|escur[oa]s?|noturno)\b|đậm|tối|深|暗|墨|濃|ダーク|어두|짙|진한|다크|เข้ม|มืด/iu
const PALE =
  /\b(?:light|pale|pastel|soft|hell\p{L}*|zart\p{L}*|pastell\p{L}*|clair[es]*|pâles?|doux|clar[oa]s?|suaves?|pálid[oa]s?)\b|nhạt|浅|淡|薄|パステル|연한|파스텔|อ่อน|พาสเทล/iu

/** How deep or pale a colour is asked for. */
export function askedDepth({ dropped }: Brief): 'dark' | 'pale' | null {
  const said = dropped.join('\n')
  if (DARK.test(said)) return 'dark'
  return PALE.test(said) ? 'pale' : null
}

const DEEP = 0.36
const FAINT = 0.82

/** Whether a scheme's ground is as deep or as pale as was asked. */
export const hasDepth = ({ ground }: Scheme, depth: 'dark' | 'pale' | null): boolean => {
  const { l, c } = fromHex(ground)
  if (depth === 'dark') return l < DEEP
  return depth === 'pale' ? l > FAINT && c > 0.012 : true
}
