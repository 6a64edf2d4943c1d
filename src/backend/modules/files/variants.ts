import { isAmong } from '../../../contract/keys-of.ts'
import type { Thumbnail, ThumbnailFormat } from '../../media/pictures/thumbnails.ts'

/** The variants of a file: the original, a tile, and a screen-sized preview. */
export const VARIANTS = ['original', 'thumb', 'preview'] as const
export type Variant = (typeof VARIANTS)[number]
export type PictureVariant = Exclude<Variant, 'original'>

export const isVariant = (value: string): value is Variant => isAmong(VARIANTS, value)

const FORMATS: readonly ThumbnailFormat[] = ['webp', 'avif']
const PICTURE_BY_EDGE: Record<Thumbnail['longEdge'], PictureVariant> = {
  480: 'thumb',
  960: 'preview',
}

export const originalKey = (fileId: string): string => `files/${fileId}/original`
export const pictureKey = (
  fileId: string,
  variant: PictureVariant,
  format: ThumbnailFormat,
): string => `files/${fileId}/${variant}.${format}`

export const thumbnailKey = (
  fileId: string,
  { longEdge, format }: Pick<Thumbnail, 'longEdge' | 'format'>,
): string => pictureKey(fileId, PICTURE_BY_EDGE[longEdge], format)

/** The file an object belongs to; null if it belongs to none. */
export const fileIdOf = (key: string): string | null =>
  /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1] ?? null

/** Every object a file may have in storage. */
export const keysOf = (fileId: string): string[] => [
  originalKey(fileId),
  ...Object.values(PICTURE_BY_EDGE).flatMap((variant) =>
    FORMATS.map((format) => pictureKey(fileId, variant, format)),
  ),
]
