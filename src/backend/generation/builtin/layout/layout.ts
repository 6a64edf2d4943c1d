import type { Rect, Size } from '../geometry.ts'
import type { Palette } from '../palette/palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Backdrop, Layer } from '../scene.ts'
import type { Pairing } from '../type/pairing.ts'

/** Everything that a layout may depend on. */
export interface LayoutInput extends Size {
  /** Where text and logo may be: inside the margins and the placement's safe zone. */
  safe: Rect
  /** Where pictures may be: up to the frame's edge, but never under a logo. */
  art: Rect
  /** A hundredth of the frame's mean edge; every size is a multiple of it. */
  unit: number
  brief: Brief
  palette: Palette
  pairing: Pairing
  /** Fonts that a brand has chosen itself are kept, whatever the layout's own voice. */
  ownType: { heading: boolean; text: boolean }
  pictures: Picture[]
  /** Whether each of the given pictures must appear in the result. */
  isEachShown: boolean
  /** No words may be dropped for a larger headline. */
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
  /** How well it suits the content, 0 for not at all. */
  fitness(input: LayoutInput): number
  /** Whether it can show several pictures at once. */
  hasRoomForAll?: boolean
  compose(input: LayoutInput): Composition
}

/** Colors of text on a certain ground; panels and photographs bring their own. */
export interface Inks {
  ground: string
  ink: string
  muted: string
  accent: string
  onAccent: string
}

/** Leaderboards and similar formats. */
export const isStrip = ({ width, height }: Size): boolean => width / height > 5
export const isWide = ({ width, height }: Size): boolean => width / height > 1.2
/** A tall object also stands beside the words in a squarish frame: below them it would be small. */
export const isBeside = ({ pictures, ...input }: LayoutInput): boolean => {
  const [first, second] = pictures
  const isSlim = first?.isCutOut && !second && first.width / first.height < 0.72
  return isWide(input) || Boolean(isSlim && input.height / input.width < 1.4)
}
export const isTall = ({ width, height }: Size): boolean => height / width > 1.2
