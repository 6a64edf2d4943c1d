import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_PIXELS } from '../../contract/limits.ts'
import { extractFrame } from './frames.ts'
import type { MediaProbe } from './probe.ts'

export const THUMBNAIL_EDGES = [480, 960] as const
export type ThumbnailEdge = (typeof THUMBNAIL_EDGES)[number]
export type ThumbnailFormat = 'webp' | 'avif'

export interface Thumbnail {
  file: string
  format: ThumbnailFormat
  longEdge: ThumbnailEdge
  width: number
  height: number
}

/** Far enough in that an entrance animation has brought everything on. */
const POSTER_POSITION = 0.6

/** Small WebP and AVIF pictures of an image, or of a video's poster frame, written into `folder`. */
export async function makeThumbnails(
  source: { file: string; probe: Pick<MediaProbe, 'kind' | 'durationSeconds'> },
  folder: string,
  options: { name: string; signal?: AbortSignal },
): Promise<Thumbnail[]> {
  const { file, probe } = source
  const picture =
    probe.kind === 'video'
      ? await extractFrame(file, probe.durationSeconds * POSTER_POSITION, options.signal)
      : file
  const variants = THUMBNAIL_EDGES.flatMap((longEdge) =>
    (['webp', 'avif'] as const).map((format) => ({ longEdge, format })),
  )
  // Decoded once: what is large is so in memory and time, and the small ones come out of the largest.
  const { data, info } = await within(
    sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' }).autoOrient(),
    Math.max(...THUMBNAIL_EDGES),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Promise.all(
    variants.map(async ({ longEdge, format }) => {
      const target = join(folder, `${options.name}-${longEdge}.${format}`)
      const small = within(sharp(data, { raw: info }), longEdge)
      const encoded =
        format === 'webp' ? small.webp({ quality: 80 }) : small.avif({ quality: 55, effort: 2 })
      const { width, height } = await encoded.toFile(target)
      return { file: target, format, longEdge, width, height }
    }),
  )
}

const within = (picture: Sharp, edge: number): Sharp =>
  picture.resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
