import { isUploadedFont, type UploadedFont } from './brand.ts'
import type { Language } from './languages.ts'

/** A picture as layers, bottom layer first. Kept free of zod: screen, server and engine share it. */
export interface LayerDocument {
  /** Size of the picture in pixels. */
  width: number
  height: number
  /** Decides where words may break, and which regional forms Chinese characters take. */
  language: Language
  layers: PictureLayer[]
  /** How the layers move, if a video is to be made. */
  animation?: LayerAnimation | undefined
}

export interface LayerAnimation {
  seconds: AnimationSeconds
  has_music: boolean
  /** Moves of the animated layers; one per group is enough. */
  moves: LayerMove[]
}

export interface LayerMove {
  /** Id of the layer. */
  id: string
  /** Null: visible from the beginning. */
  enter: LayerMotion | null
  /** Null: stays to the end. */
  leave: LayerMotion | null
  /** The second at which the layer starts to enter. */
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
  /** Unique within its document. */
  id: string
  role: LayerRole
  x: number
  y: number
  width: number
  height: number
  /** Degrees around its center, clockwise. */
  turn: number
  /** 0 to 1. */
  opacity: number
  is_hidden: boolean
  /** Layers with the same group name move together. */
  group: string | null
}

/** A file, scaled to its box. */
export interface ImageLayer extends LayerPlace {
  kind: 'image'
  file_id: string
}

/**
 * Words in a box: they wrap at their own line breaks and at the box's width. The height follows from the
 * words and only matters when there is a plate.
 */
export interface TextLayer extends LayerPlace {
  kind: 'text'
  text: string
  font: LayerFont
  weight: number
  /** Letter spacing, as a fraction of the size. */
  tracking: number
  size: number
  /** Line spacing, as a fraction of the size; null for the script's natural spacing. */
  leading: number | null
  align: LayerAlign
  /** `#rrggbb` or `#rrggbbaa`. */
  colour: string
  is_struck: boolean
  plate: LayerPlate | null
}

/** Background of a button's words: it fills the box, and the words are centered in it. */
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
  /** A thin ring inside the shape. */
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

/** Typefaces for words; scripts they do not cover use their own. */
export const LAYER_FONTS = [
  ...['inter', 'space-grotesk', 'playfair-display', 'fraunces', 'oswald', 'anton'],
  ...['be-vietnam-pro', 'space-mono', 'kanit', 'dela-gothic-one', 'black-han-sans'],
  ...['noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr', 'noto-serif-thai'],
  ...['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-thai'],
] as const
/** One of these, or a typeface the team uploaded. */
export type LayerFont = (typeof LAYER_FONTS)[number] | UploadedFont

export const LAYERS_MAX = 80
/** Maximum length of one layer's text, in characters. */
export const LAYER_TEXT_MAX = 500
export const LAYER_EDGE_MAX = 6_000
export const LAYER_PIXELS_MAX = 16_777_216
export const LAYER_SIZE_RANGE = [4, 2_000] as const

/** The uploaded typefaces that documents use, each once. */
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

/** The files that documents use, each once, in an order that depends only on the documents. */
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
