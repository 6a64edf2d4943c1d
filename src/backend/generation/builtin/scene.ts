import type { ShapeLayer, TextLayer } from '../../../contract/layers.ts'
import type { Ctx } from './canvas.ts'
import type { Rect, Size } from './geometry.ts'
import type { Palette } from './palette/palette.ts'

/** A layer's role for the viewer, which motion and checks depend on. */
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

/** The equivalent parts in a document of layers. */
export type Described =
  | Omit<TextLayer, 'id' | 'role' | 'group'>
  | Omit<ShapeLayer, 'id' | 'role' | 'group'>

/** One thing in the picture, drawn in its place; videos introduce layers one by one. */
export interface Layer {
  role: Role
  /** Contains everything it paints, including its shadow. */
  bounds: Rect
  paint(ctx: Ctx): void
  /** 0 is far, 1 near: how much it moves with the camera. */
  depth: number
  /** For text: the ink box that must stay in the safe zone, and its colors for the contrast check. */
  text?: { content: string; ink: Rect; colour: string; ground: string; size: number }
  /** The actual box of an object, a photograph, or a logo, without its shadow. */
  place?: Rect
  /** Corner radius of a photograph's box. */
  corner?: number
  /** The parts that it can be taken apart into for editing; the lowest first. */
  described?: readonly Described[]
  /** Its parts if it enters line by line. */
  parts?: Layer[]
  /** The same thing from its other sides, in the same place: in a video it turns. */
  views?: Layer[]
  /** The same text in another color, if its own isn't legible on the ground. */
  recoloured?: (colour: string) => Layer
}

export interface Scene extends Size {
  layout: string
  /** Where words, button, badge, and logo may be. */
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
