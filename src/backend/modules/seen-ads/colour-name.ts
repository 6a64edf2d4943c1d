import type { ColourName } from '../../../contract/ad-words.ts'

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Upper hue limits, in degrees, of the names of saturated colors, from red around to red. */
const HUES: readonly (readonly [upTo: number, name: ColourName])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
]

/** The name most people would give a color. */
export function colourName(colour: Rgb): ColourName {
  const [most, least] = [Math.max(...colour), Math.min(...colour)]
  if (most < 56) return 'black'
  if (least > 232) return 'white'
  if (most - least < 28) return 'grey'
  const hue = hueOf(colour)
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'red'
  return SHADES[name]?.(most, least) ?? name
}

/** Names of pale or dark shades of warm colors. */
const SHADES: Partial<Record<ColourName, (most: number, least: number) => ColourName | null>> = {
  red: (_, least) => (least > 150 ? 'pink' : null),
  orange(most, least) {
    if (least > 150) return 'beige'
    return most < 190 ? 'brown' : null
  },
  yellow(most, least) {
    if (least > 150) return 'beige'
    if (most >= 215) return null
    return most < 130 ? 'brown' : 'gold'
  },
}

function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  return most === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240
}
