import { rename, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Provenance, withProvenance } from './provenance.ts'

interface PictureOrder {
  file: string
  width: number
  height: number
  /** Accepted file types, by extension. */
  types: readonly string[]
  maxBytes: number | null
  /** What the file says about how it was made. */
  provenance: Provenance | null
  out: string
}

interface Encoder {
  type: 'png' | 'jpg'
  encode: (picture: Sharp) => Sharp
}

const jpeg = (quality: number): Encoder => ({
  type: 'jpg',
  encode: (picture) =>
    picture
      .flatten({ background: '#ffffff' })
      // Lettering needs finer color than photographs do.
      .jpeg({ quality, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0', mozjpeg: true }),
})
const palette = (colours: number): Encoder => ({
  type: 'png',
  encode: (picture) => picture.png({ palette: true, colours, effort: 8 }),
})

/** From best to smallest; the first that is small enough wins. */
const LADDER: readonly Encoder[] = [
  { type: 'png', encode: (picture) => picture.png({ compressionLevel: 9 }) },
  ...[92, 82, 70, 55, 40, 25].map(jpeg),
  ...[256, 128, 32].map(palette),
]
/** Nobody waits for a larger picture, even if a platform would accept it. */
const BYTES_MAX = 8_000_000

/**
 * Writes a picture in the given size, as small as a platform requires. A slightly different aspect ratio is cropped
 * around the salient part.
 */
export async function fitPicture(order: PictureOrder): Promise<void> {
  const { file, width, height, types, provenance, out } = order
  const most = Math.min(order.maxBytes ?? BYTES_MAX, BYTES_MAX)
  const shaped = sharp(file)
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention', kernel: 'lanczos3' })
    .toColourspace('srgb')
  const part = `${out}.part`
  for (const { encode } of LADDER.filter(({ type }) => types.includes(type))) {
    const picture = encode(shaped.clone())
    await (provenance ? withProvenance(picture, provenance) : picture).toFile(part)
    if ((await stat(part)).size <= most) break
  }
  await rename(part, out)
}
