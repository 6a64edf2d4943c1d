import type { ColourName } from '../../../contract/ad-words.ts'

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Hue in degrees up to which a strong colour bears a name, from red around to red. */
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

/** The name most people would give a colour. */
export function colourName([red, green, blue]: Rgb): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (most < 56) return 'black'
  if (least > 232) return 'white'
  if (spread < 28) return 'grey'
  const hue = hueOf([red, green, blue])
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'red'
  const isWarm = name === 'red' || name === 'orange' || name === 'yellow'
  if (isWarm && least > 150) return name === 'red' ? 'pink' : 'beige'
  if (name === 'orange') return most < 190 ? 'brown' : 'orange'
  if (name === 'yellow' && most < 215) return most < 130 ? 'brown' : 'gold'
  return name
}

function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360
  return most === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240
}
