import { join } from 'node:path'
import sharp from 'sharp'
import type { ProductAnalysis } from '../../../contract/endpoints/products.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import { PRODUCT_PICTURES_MAX } from '../../../contract/product.ts'
import type { Context } from '../../context.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { readPictureHeader } from '../../media/pictures/picture-header.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { pictureColours } from './picture-colours.ts'

/** At most this many of a page's pictures are fetched. */
const LOOKED_AT_MAX = 12
const TIME_MS = 6_000
const MAX_BYTES = 10 * MEBIBYTE
const SIDE_MIN = 200
const PREVIEW_EDGE = 200
const AT_ONCE = 3
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

type Picture = ProductAnalysis['pictures'][number]

interface Looked {
  picture: Picture
  small: Uint8Array
}

/**
 * Examines a page's pictures: returns those large enough for an ad, each with a small preview as a data
 * URL, since our pages load nothing from other servers. Skips what can't be fetched in time.
 */
export function lookAtPictures(
  { env, pictures }: Pick<Context, 'env' | 'pictures'>,
  addresses: readonly string[],
): Promise<{ pictures: Picture[]; colours: string[] }> {
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const signal = AbortSignal.timeout(TIME_MS)
    const found: Looked[] = []
    const waiting = [...addresses.slice(0, LOOKED_AT_MAX).entries()]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, url] = next
        const path = join(folder, String(index))
        const options = { maxBytes: MAX_BYTES, timeoutMs: TIME_MS, signal }
        const looked = await guardedFetch(url, path, {
          ...options,
          allowedHosts: env.LINK_ALLOWED_HOSTS,
        })
          .then(() => look(pictures, path, url))
          .catch(() => null)
        if (looked) found[index] = looked
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
      colours: first ? await pictureColours(first.small) : [],
    }
  })
}

/** The original is decoded in another process; only the thumbnail made there is read here. */
async function look(
  pictures: Context['pictures'],
  path: string,
  url: string,
): Promise<Looked | null> {
  const { format } = await sharp(path, { limitInputPixels: false }).metadata()
  const { width, height } = await readPictureHeader(path)
  if (!FORMATS.has(format) || Math.min(width, height) < SIDE_MIN) return null
  const { bytes: small } = await pictures.reduce(path, PREVIEW_EDGE)
  const webp = await sharp(small).webp({ quality: 70 }).toBuffer()
  const preview = `data:image/webp;base64,${webp.toString('base64')}`
  return { picture: { url, width, height, preview }, small }
}
