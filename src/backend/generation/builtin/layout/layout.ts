import type { Rect, Size } from '../geometry.ts'
import type { Palette } from '../palette/palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Backdrop, Layer } from '../scene.ts'
import type { Pairing } from '../type/pairing.ts'

/** All a layout may go by. */
export interface LayoutInput extends Size {
  /** Where text and logo may be: inside the margins and the placement's safe zone. */
  safe: Rect
  /** Where pictures may be: out to the frame, but never under a logo. */
  art: Rect
  /** A hundredth of the frame's mean edge; every size is a multiple of it. */
  unit: number
  brief: Brief
  palette: Palette
  pairing: Pairing
  /** Fonts that are a brand's own choice are kept whatever the layout would speak in. */
  ownType: { heading: boolean; text: boolean }
  pictures: Picture[]
  /** The pictures were given, so each must be found in the result. */
  isEachShown: boolean
  /** No word may give way to the headline's size. */
  isWhole?: boolean
  random: Random
}

export interface Composition {
  backdrop: Backdrop
  layers: Layer[]
}

/** A family of compositions: the same rules for every ratio, never a stretched template. */
export interface Layout {
  name: string
  /** How well it serves what is to be shown, 0 for not at all. */
  fitness(input: LayoutInput): number
  /** It can show several pictures at once. */
  hasRoomForAll?: boolean
  compose(input: LayoutInput): Composition
}

/** Colours of text on a certain ground; panels and photographs bring their own. */
export interface Inks {
  ground: string
  ink: string
  muted: string
  accent: string
  onAccent: string
}

/** Leaderboards and the like. */
export const isStrip = ({ width, height }: Size): boolean => width / height > 5
export const isWide = ({ width, height }: Size): boolean => width / height > 1.2
/** A tall thing stands beside the words in a squarish frame, too: below them it would be small. */
export const isBeside = ({ pictures, ...input }: LayoutInput): boolean => {
  const [first, second] = pictures
  const isSlim = first?.isCutOut && !second && first.width / first.height < 0.72
  return isWide(input) || Boolean(isSlim && input.height / input.width < 1.4)
}
export const isTall = ({ width, height }: Size): boolean => height / width > 1.2
