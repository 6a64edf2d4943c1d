import type { ShapeLayer, TextLayer } from '../../../contract/layers.ts'
import type { Ctx } from './canvas.ts'
import type { Rect, Size } from './geometry.ts'
import type { Palette } from './palette/palette.ts'

/** What a layer is to the viewer: the motion and the checks go by it. */
export type Role =
  | 'decor'
  | 'picture'
  | 'shadow'
  | 'product'
  | 'scrim'
  | 'panel'
  | 'eyebrow'
  | 'headline'
  | 'subline'
  | 'price'
  | 'badge'
  | 'chip'
  | 'cta'
  | 'logo'
  | 'legal'
  | 'mark'

/** What would be drawn the same in a document of layers. */
export type Described =
  | Omit<TextLayer, 'id' | 'role' | 'group'>
  | Omit<ShapeLayer, 'id' | 'role' | 'group'>

/** One thing on the picture, drawn at its place; videos bring layers on one by one. */
export interface Layer {
  role: Role
  /** Everything it paints is inside, its shadow too. */
  bounds: Rect
  paint(ctx: Ctx): void
  /** 0 is far, 1 near: how much it moves with the camera. */
  depth: number
  /** For text: the ink box that has to stay in the safe zone, and its colours for the check. */
  text?: { content: string; ink: Rect; colour: string; ground: string; size: number }
  /** Where an object, a photograph or a logo really is, without its shadow. */
  place?: Rect
  /** Radius of the corners of a photograph's place. */
  corner?: number
  /** What it is made of, where it can be taken apart and changed; the lowest first. */
  described?: readonly Described[]
  /** Its parts where it enters line by line. */
  parts?: Layer[]
  /** The same thing from its other sides, in the same place: in a video it turns. */
  views?: Layer[]
  /** The same text in another colour, where its own does not read on what is under it. */
  recoloured?: (colour: string) => Layer
}

export interface Scene extends Size {
  layout: string
  /** Where words, button, badge and logo may be. */
  safe: Rect
  palette: Palette
  backdrop: Backdrop
  layers: Layer[]
}

/** Fills a whole surface; painted larger than the frame in videos, so that it can drift. */
export interface Backdrop {
  name: string
  paint(ctx: Ctx, size: Size): void
}
