import { z } from 'zod'
import { type ErrorCode, isErrorCode } from '../../../contract/error-codes.ts'
import { REDUCED_FORMATS, type ReducedPicture } from './reduce-picture.ts'
import type { ShrunkPicture } from './shrink-picture.ts'
import { THUMBNAIL_FORMATS } from './thumbnails.ts'

/** A file's path, or its bytes. */
const Picture = z.union([z.string(), z.custom<Uint8Array>((given) => given instanceof Uint8Array)])
export type Picture = z.infer<typeof Picture>

/** A request to the decoding process: everything stored about a picture, or one small copy. */
export const PictureQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shrink'), picture: Picture }),
  z.object({
    kind: z.literal('reduce'),
    picture: Picture,
    longEdge: z.number().int().positive(),
    as: z.enum(REDUCED_FORMATS),
  }),
])
export type PictureQuestion = z.infer<typeof PictureQuestion>

const Thumbnail = z.object({
  format: z.enum(THUMBNAIL_FORMATS),
  longEdge: z.union([z.literal(480), z.literal(960)]),
  width: z.number(),
  height: z.number(),
  bytes: z.instanceof(Uint8Array),
})

const Shrunk: z.ZodType<ShrunkPicture> = z.object({
  width: z.number(),
  height: z.number(),
  durationSeconds: z.number(),
  thumbnails: z.array(Thumbnail),
  color: z.string(),
})

const Reduced: z.ZodType<ReducedPicture> = z.object({
  width: z.number(),
  height: z.number(),
  bytes: z.instanceof(Uint8Array),
})

const Refused = z.object({
  code: z.custom<ErrorCode>(isErrorCode),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/** A rejected picture is an answer, too. */
export const PictureAnswer = z.union([
  z.object({ shrunk: Shrunk }),
  z.object({ reduced: Reduced }),
  z.object({ refused: Refused }),
])
export type PictureAnswer = z.infer<typeof PictureAnswer>
