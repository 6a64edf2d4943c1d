import { isUploadedFont, type UploadedFont } from './brand.ts'
import type { Language } from './languages.ts'

/** A picture as layers, the lowest first. Kept free of zod: screen, server and engine share it. */
export interface LayerDocument {
  /** Pixels of the picture. */
  width: number
  height: number
  /** Decides where its words may break, and in whose forms Chinese characters are set. */
  language: Language
  layers: PictureLayer[]
  /** How they come and go, where a film is to be made of it. */
  animation?: LayerAnimation | undefined
}

export interface LayerAnimation {
  seconds: AnimationSeconds
  has_music: boolean
  /** Of the layers that move; one is enough for a group. */
  moves: LayerMove[]
}

export interface LayerMove {
  /** Of its layer. */
  id: string
  /** Null: it is there from the beginning. */
  enter: LayerMotion | null
  /** Null: it stays to the end. */
  leave: LayerMotion | null
  /** The second at which it begins to enter. */
  at: number
}

export const LAYER_MOTIONS = [
  ...['fade', 'rise', 'drop', 'slide_left', 'slide_right', 'grow', 'shrink'],
  ...['pop', 'wipe', 'unveil', 'swing', 'stamp'],
] as const
export type LayerMotion = (typeof LAYER_MOTIONS)[number]

export const ANIMATION_SECONDS = [3, 4, 5, 6, 8, 10, 12, 15] as const
export type AnimationSeconds = (typeof ANIMATION_SECONDS)[number]

interface LayerPlace {
  /** Names it within its document. */
  id: string
  role: LayerRole
  x: number
  y: number
  width: number
  height: number
  /** Degrees around its middle, with the clock. */
  turn: number
  /** 0 to 1. */
  opacity: number
  is_hidden: boolean
  /** Layers of the same name move together. */
  group: string | null
}

/** A file, drawn to its box. */
export interface ImageLayer extends LayerPlace {
  kind: 'image'
  file_id: string
}

/**
 * Words in a box: broken where they are and where the box is too narrow. Its height follows from them,
 * and is only asked for where there is a plate.
 */
export interface TextLayer extends LayerPlace {
  kind: 'text'
  text: string
  font: LayerFont
  weight: number
  /** Between letters, in parts of the size. */
  tracking: number
  size: number
  /** Between lines, in parts of the size; null for what the script needs. */
  leading: number | null
  align: LayerAlign
  /** `#rrggbb` or `#rrggbbaa`. */
  colour: string
  is_struck: boolean
  plate: LayerPlate | null
}

/** What is under the words of a button: it fills the box, and they are in its middle. */
export interface LayerPlate {
  fill: string
  is_outline: boolean
  radius: number
  has_shadow: boolean
}

export interface ShapeLayer extends LayerPlace {
  kind: 'shape'
  shape: LayerShape
  fill: string
  radius: number
  /** A thin ring within it. */
  ring: string | null
  has_shadow: boolean
}

export type PictureLayer = ImageLayer | TextLayer | ShapeLayer

export const LAYER_ROLES = [
  ...['ground', 'picture', 'product', 'panel', 'decor', 'eyebrow', 'headline', 'subline'],
  ...['price', 'badge', 'chip', 'cta', 'logo', 'legal', 'mark', 'text', 'shape'],
] as const
export type LayerRole = (typeof LAYER_ROLES)[number]

export const LAYER_SHAPES = ['rectangle', 'ellipse', 'star', 'seal', 'arrow'] as const
export type LayerShape = (typeof LAYER_SHAPES)[number]

export const LAYER_ALIGNS = ['start', 'center', 'end'] as const
export type LayerAlign = (typeof LAYER_ALIGNS)[number]

/** Faces that words can be set in; other scripts than theirs are set in their own. */
export const LAYER_FONTS = [
  ...['inter', 'space-grotesk', 'playfair-display', 'fraunces', 'oswald', 'anton'],
  ...['be-vietnam-pro', 'space-mono', 'kanit', 'dela-gothic-one', 'black-han-sans'],
  ...['noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr', 'noto-serif-thai'],
  ...['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-thai'],
] as const
/** One of these, or a typeface of the team's own. */
export type LayerFont = (typeof LAYER_FONTS)[number] | UploadedFont

export const LAYERS_MAX = 80
/** Words of one layer, in characters. */
export const LAYER_TEXT_MAX = 500
export const LAYER_EDGE_MAX = 6_000
export const LAYER_PIXELS_MAX = 16_777_216
export const LAYER_SIZE_RANGE = [4, 2_000] as const

/** Typefaces of a team's own that words of some documents are set in, each once. */
export const uploadedFontsOf = (
  ...documents: (Pick<LayerDocument, 'layers'> | undefined)[]
): UploadedFont[] => [
  ...new Set(
    documents
      .flatMap((document) => document?.layers ?? [])
      .flatMap((layer) =>
        layer.kind === 'text' && isUploadedFont(layer.font) ? [layer.font] : [],
      ),
  ),
]

/** Files that a document is made of, each once, in an order that only depends on the document. */
export const filesOfLayers = (...documents: (LayerDocument | undefined)[]): string[] =>
  [
    ...new Set(
      documents
        .flatMap((document) => document?.layers ?? [])
        .flatMap((layer) => (layer.kind === 'image' ? [layer.file_id] : [])),
    ),
  ].sort()

export const wordsOfLayers = ({ layers }: LayerDocument): string[] =>
  layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
