import { type Rect, rect, type Size } from '../geometry.ts'
import { createRandom } from '../random.ts'
import { type Pixels, through } from './pixels.ts'

/** Depth of the strip at an edge that tells whether its background can continue, as a fraction of the picture. */
const STRIP = 0.03
/** Brightness steps between pixels, and across the strip, below which an edge is plain. */
const ROUGH_MAX = 4
const FALL_MAX = 9

/**
 * The whole picture in a larger frame of another shape. A plain background continues without a seam; any other picture
 * gets itself, enlarged and strongly blurred, as background. Nothing is mirrored or invented.
 */
export async function onPanels(pixels: Pixels, size: Size): Promise<Pixels> {
  const scale = Math.min(size.width / pixels.width, size.height / pixels.height)
  const inner = {
    width: Math.min(size.width, Math.max(1, Math.round(pixels.width * scale))),
    height: Math.min(size.height, Math.max(1, Math.round(pixels.height * scale))),
  }
  const middle = await through(pixels, (image) =>
    image.resize(inner.width, inner.height, { fit: 'fill', kernel: 'lanczos3' }),
  )
  const place = rect(
    Math.floor((size.width - inner.width) / 2),
    Math.floor((size.height - inner.height) / 2),
    inner.width,
    inner.height,
  )
  const isWide = place.width < size.width
  const isPlain = SIDES.every((side) => isPlainAt(middle, isWide, side))
  const ground = isPlain ? goneOn(middle, size, place, isWide) : await outOfFocus(pixels, size)
  const { data: input, width, height } = middle
  const raw = { width, height, channels: 4 } as const
  const picture = { input, raw, left: place.x, top: place.y }
  const layers = isPlain ? [picture] : [{ input: shadeOf(size, place) }, picture]
  return through(ground, (image) => image.composite(layers))
}

const SIDES = ['start', 'end'] as const
type Side = (typeof SIDES)[number]

/** Reads the strip at an edge: `depth` from the edge inward, `along` it. */
function reader({ data, width, height }: Pixels, isWide: boolean, side: Side) {
  const deep = isWide ? width : height
  return (depth: number, along: number, channel: number): number => {
    const inwards = side === 'start' ? depth : deep - 1 - depth
    const at = isWide ? along * width + inwards : inwards * width + along
    return data[at * 4 + channel]!
  }
}

function isPlainAt(pixels: Pixels, isWide: boolean, side: Side): boolean {
  const read = reader(pixels, isWide, side)
  const depth = Math.max(2, Math.round((isWide ? pixels.width : pixels.height) * STRIP))
  const length = isWide ? pixels.height : pixels.width
  let [rough, fall] = [0, 0]
  for (let along = 1; along < length; along += 1) {
    rough += Math.abs(read(1, along, 1) - read(1, along - 1, 1))
    fall += Math.abs(read(depth - 1, along, 1) - read(0, along, 1))
  }
  return rough / length < ROUGH_MAX && fall / length < FALL_MAX
}

/** Continues the background outward: it keeps the light of its edge and the picture's grain, but loses detail. */
function goneOn(pixels: Pixels, size: Size, place: Rect, isWide: boolean): Pixels {
  const target = { data: Buffer.alloc(size.width * size.height * 4, 255), ...size }
  for (const side of SIDES) {
    const lines = edgeLines(pixels, isWide, side)
    const grain = grainAt(pixels, isWide, side)
    const room = isWide ? place.x : place.y
    // One more than the room: the other side is a pixel larger if the room is odd.
    for (let out = 0; out <= room + 1; out += 1)
      paintLine(target, { isWide, side, room, out }, lines, grain)
  }
  return target
}

interface LinePlace {
  isWide: boolean
  side: Side
  room: number
  /** Distance outside the picture. */
  out: number
}

function paintLine(
  { data, width, height }: Pixels,
  { isWide, side, room, out }: LinePlace,
  { near, far }: ReturnType<typeof edgeLines>,
  grain: number,
): void {
  const deep = isWide ? width : height
  const first = Math.max(0, side === 'start' ? room - out : deep - 1 - room + out)
  if (first >= deep) return
  const soft = Math.min(1, out / Math.max(1, room * 0.5))
  for (let along = 0; along < near.length / 3; along += 1) {
    const at = (isWide ? along * width + first : first * width + along) * 4
    const speck = NOISE[(along * 131 + out * 977 + ((along * out) % 61)) & 4_095]! * grain
    for (let channel = 0; channel < 3; channel += 1) {
      const [edge, calm] = [near[along * 3 + channel]!, far[along * 3 + channel]!]
      data[at + channel] = Math.min(255, Math.max(0, edge + (calm - edge) * soft + speck))
    }
  }
}

const random = createRandom(1, 'grain')
const NOISE = Float32Array.from({ length: 4_096 }, () => random.between(-1, 1))

/** The mean colors along an edge, as they are and with their detail blurred away. */
function edgeLines(pixels: Pixels, isWide: boolean, side: Side) {
  const read = reader(pixels, isWide, side)
  const length = isWide ? pixels.height : pixels.width
  const depth = Math.max(2, Math.round((isWide ? pixels.width : pixels.height) * STRIP * 0.4))
  const mean = new Float32Array(length * 3)
  for (let along = 0; along < length; along += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0
      for (let step = 0; step < depth; step += 1) sum += read(step, along, channel)
      mean[along * 3 + channel] = sum / depth
    }
  return { near: smoothed(mean, length, 3), far: smoothed(mean, length, Math.round(length * 0.05)) }
}

function smoothed(line: Float32Array, length: number, reach: number): Float32Array {
  const result = new Float32Array(line.length)
  for (let along = 0; along < length; along += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0
      for (let step = -reach; step <= reach; step += 1)
        sum += line[Math.min(length - 1, Math.max(0, along + step)) * 3 + channel]!
      result[along * 3 + channel] = sum / (reach * 2 + 1)
    }
  return result
}

function grainAt(pixels: Pixels, isWide: boolean, side: Side): number {
  const read = reader(pixels, isWide, side)
  const length = isWide ? pixels.height : pixels.width
  let sum = 0
  for (let along = 1; along < length; along += 1)
    sum += Math.abs(read(1, along, 1) - read(1, along - 1, 1))
  return sum / Math.max(1, length - 1)
}

const PANEL_BLUR = 0.06
const PANEL_LIGHT = 0.86

function outOfFocus(pixels: Pixels, size: Size): Promise<Pixels> {
  const blur = Math.max(4, Math.min(size.width, size.height) * PANEL_BLUR)
  return through(pixels, (image) =>
    image
      .flatten({ background: '#ffffff' })
      .resize(size.width, size.height, { fit: 'cover' })
      .modulate({ brightness: PANEL_LIGHT, saturation: 0.9 })
      .blur(blur),
  )
}

/** The shadow the picture casts on the panel. */
function shadeOf(size: Size, place: Rect): Buffer {
  const reach = Math.round(Math.min(size.width, size.height) * 0.02)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${reach}"/></filter><rect x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" opacity=".38" filter="url(#s)"/></svg>`,
  )
}
