import sharp from 'sharp'

const EDGE = 64
/** Channel values within one step count as the same color. */
const STEP = 32
const COLOURS_MAX = 4
/** Colors closer than this look the same side by side. */
const DISTANCE_MIN = 64
/** A color that covers less says nothing about the product. */
const SHARE_MIN = 0.02
const OPAQUE = 200

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The most characteristic colors of a product in a small picture, as `#rrggbb`, without the background
 * seen at the picture's edge.
 */
export async function pictureColours(picture: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .resize(EDGE, EDGE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = binned(data, () => true)
  const edge = binned(
    data,
    (x, y) => x % (info.width - 1) === 0 || y % (info.height - 1) === 0,
    info.width,
  )
  const ground = edge.toSorted(byCount)[0]
  const seen = bins
    .filter(
      ({ colour, count }) => count > EDGE * EDGE * SHARE_MIN && !isNear(colour, ground?.colour),
    )
    .toSorted((a, b) => b.count * weight(b.colour) - a.count * weight(a.colour))
  const chosen: Rgb[] = []
  for (const { colour } of seen) {
    if (chosen.length < COLOURS_MAX && !chosen.some((one) => isNear(one, colour)))
      chosen.push(colour)
  }
  return chosen.map(hexOf)
}

interface Bin {
  colour: Rgb
  count: number
}

const byCount = (a: Bin, b: Bin) => b.count - a.count

/** Mean colors of groups of similar pixels. */
function binned(data: Buffer, isCounted: (x: number, y: number) => boolean, width = EDGE): Bin[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    const pixel = at / 4
    if (alpha < OPAQUE || !isCounted(pixel % width, Math.floor(pixel / width))) continue
    const [r, g, b] = [red, green, blue].map((value) => Math.floor(value / STEP))
    const key = (r ?? 0) * 64 + (g ?? 0) * 8 + (b ?? 0)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bin.sum[0] += red
    bin.sum[1] += green
    bin.sum[2] += blue
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()].map(({ sum: [r, g, b], count }) => ({
    colour: [r / count, g / count, b / count],
    count,
  }))
}

const isNear = (one: Rgb, other: Rgb | undefined): boolean =>
  other !== undefined &&
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) < DISTANCE_MIN

/** A saturated color says more than a gray of the same area. */
const weight = (colour: Rgb): number => 1 + ((Math.max(...colour) - Math.min(...colour)) / 255) * 3

const hexOf = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
