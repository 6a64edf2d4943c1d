import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Pixels, through } from './pixels.ts'
import { edgesSharpened, enlarged } from './sharpen.ts'

const EDGE = 96
const SMALL = { width: EDGE / 2, height: EDGE / 2 }

/** A rendered image: smooth gradients, a disc and lines with steep edges. */
async function rendered(): Promise<Pixels> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}">
    <defs><linearGradient id="slope" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#dfe6f2"/><stop offset="1" stop-color="#5a6f96"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#slope)"/><circle cx="50" cy="44" r="27" fill="#b4432f"/>
    <path d="M8 80 L88 70 M12 14 L30 60" stroke="#1d2430" stroke-width="4"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const resized = (pixels: Pixels, { width, height }: typeof SMALL) =>
  through(pixels, (image) => image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }))

const errorOf = (one: Pixels, other: Pixels) =>
  one.data.reduce((sum, value, at) => sum + (value - other.data[at]!) ** 2, 0) / one.data.length

/** How steep a picture is at the edges of another. */
function steepness({ data }: Pixels, truth: Pixels): number {
  let sum = 0
  for (let at = 4; at < truth.data.length - 4; at += 4)
    if (Math.abs(truth.data[at + 4]! - truth.data[at - 4]!) > 40)
      sum += Math.abs(data[at + 4]! - data[at - 4]!)
  return sum
}

test('what is enlarged is nearer to the truth than by interpolation, and its edges are steeper', async () => {
  const truth = await rendered()
  const small = await resized(truth, SMALL)
  const soft = await resized(small, truth)
  const found = await enlarged(small, 2)
  expect([found.width, found.height]).toEqual([EDGE, EDGE])
  expect(errorOf(found, truth)).toBeLessThan(errorOf(soft, truth) * 0.85)
  expect(steepness(found, truth)).toBeGreaterThan(steepness(soft, truth) * 1.1)
})

test('a plain plane stays what it is, and so does what is seen through', async () => {
  const data = Buffer.alloc(20 * 12 * 4, 255)
  const { data: after, ...size } = await enlarged({ data, width: 20, height: 12 }, 2.5)
  expect(size).toEqual({ width: 50, height: 30 })
  expect(new Set(after)).toEqual(new Set([255]))
})

test('faint grain is not made coarser', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 0.8 } as const
  const { data } = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#888', noise },
  })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const spread = (values: Buffer) => {
    const reds = [...values].filter((_, at) => at % 4 === 0)
    const mean = reds.reduce((sum, value) => sum + value, 0) / reds.length
    return reds.reduce((sum, value) => sum + (value - mean) ** 2, 0) / reds.length
  }
  const calm = await edgesSharpened({ data, width: 64, height: 64 }, 2)
  expect(spread(calm.data)).toBeLessThan(spread(data) * 1.25)
})
