import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_CONTENT } from '../failure-groups.ts'
import { Id, LanguageName } from '../fields.ts'
import {
  ANIMATION_SECONDS,
  LAYER_ALIGNS,
  LAYER_EDGE_MAX,
  LAYER_FONTS,
  LAYER_MOTIONS,
  LAYER_PIXELS_MAX,
  LAYER_ROLES,
  LAYER_SHAPES,
  LAYER_SIZE_RANGE,
  LAYER_TEXT_MAX,
  LAYERS_MAX,
} from '../layers.ts'
import { UploadedFontName } from './brands.ts'

const FAR = 2 * LAYER_EDGE_MAX
const Along = z.number().min(-FAR).max(FAR)
const Length = z.number().min(1).max(FAR)
const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i)
  .toLowerCase()

const Name = z.string().regex(/^[a-z0-9-]{1,40}$/)

export const LayerRoleName = z.enum(LAYER_ROLES)
export const LayerFontName = z.union([z.enum(LAYER_FONTS), UploadedFontName])

/** Background painted behind the words. */
export const LayerPlate = z.strictObject({
  fill: Colour,
  is_outline: z.boolean(),
  radius: z.number().min(0).max(FAR),
  has_shadow: z.boolean(),
})

const place = {
  /** Unique within its document. */
  id: Name,
  role: LayerRoleName,
  x: Along,
  y: Along,
  width: Length,
  height: Length,
  /** Degrees around its center, clockwise. */
  turn: z.number().min(-180).max(180).default(0),
  opacity: z.number().min(0).max(1).default(1),
  is_hidden: z.boolean().default(false),
  /** Layers with the same group name move together. */
  group: Name.nullable().default(null),
}

export const ImageLayer = z.strictObject({ ...place, kind: z.literal('image'), file_id: Id })

export const TextLayer = z.strictObject({
  ...place,
  kind: z.literal('text'),
  text: z.string().max(LAYER_TEXT_MAX),
  font: LayerFontName,
  weight: z.number().min(100).max(900),
  tracking: z.number().min(-0.2).max(1),
  size: z.number().min(LAYER_SIZE_RANGE[0]).max(LAYER_SIZE_RANGE[1]),
  leading: z.number().min(0.5).max(4).nullable(),
  align: z.enum(LAYER_ALIGNS),
  colour: Colour,
  is_struck: z.boolean().default(false),
  plate: LayerPlate.nullable(),
})

export const ShapeLayer = z.strictObject({
  ...place,
  kind: z.literal('shape'),
  shape: z.enum(LAYER_SHAPES),
  fill: Colour,
  radius: z.number().min(0).max(FAR),
  ring: Colour.nullable(),
  has_shadow: z.boolean(),
})

export const PictureLayer = z.discriminatedUnion('kind', [ImageLayer, TextLayer, ShapeLayer])

const Edge = z.number().int().min(16).max(LAYER_EDGE_MAX)

export const LayerMotionName = z.enum(LAYER_MOTIONS)

export const LayerMove = z.strictObject({
  /** Id of the layer. */
  id: Name,
  /** Null: visible from the beginning. */
  enter: LayerMotionName.nullable(),
  /** Null: stays to the end. */
  leave: LayerMotionName.nullable(),
  /** The second at which the layer starts to enter. */
  at: z
    .number()
    .min(0)
    .max(Math.max(...ANIMATION_SECONDS)),
})

/** How layers enter and leave in a video. */
export const LayerAnimation = z.strictObject({
  seconds: z.literal(ANIMATION_SECONDS),
  has_music: z.boolean(),
  /** Moves of the animated layers; a group moves as one and needs only one entry. */
  moves: z.array(LayerMove).max(LAYERS_MAX),
})

/** A picture as layers, bottom layer first. */
export const LayerDocument = z
  .strictObject({
    width: Edge,
    height: Edge,
    language: LanguageName,
    layers: z.array(PictureLayer).min(1).max(LAYERS_MAX),
    animation: LayerAnimation.optional(),
  })
  .refine(({ width, height }) => width * height <= LAYER_PIXELS_MAX, 'too many pixels')
  .refine(
    ({ layers }) => new Set(layers.map(({ id }) => id)).size === layers.length,
    'an id is there twice',
  )
  .refine(({ layers, animation }) => {
    const moved = animation?.moves.map(({ id }) => id) ?? []
    const known = new Set(layers.map(({ id }) => id))
    return new Set(moved).size === moved.length && moved.every((id) => known.has(id))
  }, 'a layer that is not there moves, or one moves twice')

/** Layers to make a picture from. */
export const LayersToSave = z.strictObject({
  /** The picture that was opened. */
  of: Id,
  /** The layers as they were opened: unchanged areas keep their exact pixels. */
  before: LayerDocument,
  after: LayerDocument,
})
export type LayersToSave = z.infer<typeof LayersToSave>

const OpenedFile = z.object({
  file_id: Id,
  /** Signed URL of the file; valid for a day. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const OpenedLayers = z.object({
  document: LayerDocument,
  files: z.array(OpenedFile),
  /** Whether it opened as a single flat picture, because its parts are unknown. */
  is_flat: z.boolean(),
  name: z.string(),
  placement: z.string().nullable(),
})
export type OpenedLayers = z.infer<typeof OpenedLayers>

/** A layer drawn by the engine, exactly as it will be saved. */
export const DrawnLayer = z.object({
  id: z.string(),
  /** `data:image/png;base64,…`; empty when there is nothing to see. */
  image: z.string(),
  /** Position of the image before the layer is rotated; shadow and letters may overflow the box. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Height of the layer's box with these words. */
  box_height: z.number(),
})
export type DrawnLayer = z.infer<typeof DrawnLayer>

export const draw = defineEndpoint({
  id: 'layers.draw',
  method: 'POST',
  path: '/api/v1/auth/layers/draw',
  access: 'user',
  summary: 'Draw words and shapes as images, exactly as a saved picture will show them',
  failures: ['unavailable'],
  input: z.object({
    language: LanguageName,
    layers: z
      .array(z.discriminatedUnion('kind', [TextLayer, ShapeLayer]))
      .min(1)
      .max(LAYERS_MAX),
  }),
  output: z.object({ drawn: z.array(DrawnLayer) }),
  rateLimit: 'layers',
})

export const open = defineEndpoint({
  id: 'layers.open',
  method: 'POST',
  path: '/api/v1/auth/layers/{fileId}',
  access: 'user',
  summary: 'Open one of your pictures as layers: a result, a creative, or an upload',
  failures: ['not_found', 'unavailable', 'storage_full', 'team_storage_full', ...OF_CONTENT],
  input: z.object({ fileId: Id }),
  output: OpenedLayers,
  rateLimit: 'openLayers',
})
