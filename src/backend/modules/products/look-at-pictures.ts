import { join } from 'node:path'
import sharp from 'sharp'
import type { ProductAnalysis } from '../../../contract/endpoints/products.ts'
import { IMAGE_MAX_PIXELS, MEBIBYTE } from '../../../contract/limits.ts'
import { PRODUCT_PICTURES_MAX } from '../../../contract/product.ts'
import type { Context } from '../../context.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { pictureColours } from './picture-colours.ts'

/** More than that a page's pictures are looked at only until enough are found. */
const LOOKED_AT_MAX = 12
const TIME_MS = 6_000
const MAX_BYTES = 10 * MEBIBYTE
const SIDE_MIN = 200
const PREVIEW_EDGE = 200
const AT_ONCE = 3
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

type Picture = ProductAnalysis['pictures'][number]

/**
 * Looks at the pictures of a page: those large enough for an ad, with small ones to show, since a
 * browser of ours asks no other server. What cannot be fetched in time is left out.
 */
export function lookAtPictures(
  { env }: Pick<Context, 'env'>,
  addresses: readonly string[],
): Promise<{ pictures: Picture[]; colours: string[] }> {
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const signal = AbortSignal.timeout(TIME_MS)
    const found: { picture: Picture; path: string }[] = []
    const waiting = [...addresses.slice(0, LOOKED_AT_MAX).entries()]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, url] = next
        const path = join(folder, String(index))
        const options = { maxBytes: MAX_BYTES, timeoutMs: TIME_MS, signal }
        const picture = await guardedFetch(url, path, {
          ...options,
          allowedHosts: env.LINK_ALLOWED_HOSTS,
        })
          .then(() => look(path, url))
          .catch(() => null)
        if (picture) found[index] = { picture, path }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const all = Object.values(found)
    const once = all.filter(
      ({ picture }, at) => all.findIndex((one) => one.picture.preview === picture.preview) === at,
    )
    const first = once[0]
    return {
      pictures: once.map(({ picture }) => picture).slice(0, PRODUCT_PICTURES_MAX),
      colours: first ? await pictureColours(first.path) : [],
    }
  })
}

async function look(path: string, url: string): Promise<Picture | null> {
  const image = sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS })
  const { format, autoOrient } = await image.metadata()
  const { width, height } = autoOrient
  if (!FORMATS.has(format) || Math.min(width, height) < SIDE_MIN) return null
  const preview = await image
    .autoOrient()
    .resize(PREVIEW_EDGE, PREVIEW_EDGE, { fit: 'inside' })
    .webp({ quality: 70 })
    .toBuffer()
  return { url, width, height, preview: `data:image/webp;base64,${preview.toString('base64')}` }
}
