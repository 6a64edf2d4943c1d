import { overlap, type Rect, rect, type Size } from '../geometry.ts'
import { boxMean, span } from '../picture/small-picture.ts'
import { type Cells, convolved, mixedChannels, pooled, separated } from './network.ts'
import { isDetectorInstalled, readWeights } from './weights.ts'

/** Edge of the square a picture is fitted into; a face must be about a tenth of it. */
const INPUT_SIDE = 320
/** Mean red, green and blue of the training pictures. */
const MEAN = [117.001, 114.697, 97.404] as const
/** Typical face sizes, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const NUMBERS_PER_FACE = 5
/** Below this score a face is more often than not a pattern of leaves. */
const CERTAIN = 0.45
/** Two detections that share this much of the smaller one are one face. */
const SAME = 0.4

/** RGBA. */
type Pixels = { data: Uint8Array | Uint8ClampedArray } & Size

let weights: Map<string, Float32Array> | null = null

/**
 * Finds faces in a picture (RGBA), in its pixels; none if the detector is not installed. The network is the Tiny Face
 * Detector of face-api.js: Tiny YOLOv2 (Redmon and Farhadi, 2016) with separable layers.
 */
export function findFaces(pixels: Pixels): Rect[] {
  if (!isDetectorInstalled()) return []
  weights ??= readWeights()
  const scale = INPUT_SIDE / Math.max(pixels.width, pixels.height)
  return distinct(facesIn(run(fitted(pixels, scale), weights)))
    .map(({ x, y, width, height }) => rect(x / scale, y / scale, width / scale, height / scale))
    .map((face) => within(face, pixels))
}

function run(input: Cells, layers: Map<string, Float32Array>): Cells {
  const get = (name: string): Float32Array => layers.get(name) ?? new Float32Array(0)
  let cells = pooled(convolved(input, get('conv0/filters'), get('conv0/bias')), 2)
  for (const layer of ['conv1', 'conv2', 'conv3', 'conv4', 'conv5']) {
    const [deep, wide] = [get(`${layer}/depthwise_filter`), get(`${layer}/pointwise_filter`)]
    cells = pooled(separated(cells, deep, wide, get(`${layer}/bias`)), layer === 'conv5' ? 1 : 2)
  }
  return mixedChannels(cells, get('conv8/filters'), get('conv8/bias'))
}

/** The picture in the upper left of a black square; each pixel is the mean of those that fall into it. */
function fitted({ data, width, height }: Pixels, scale: number): Cells {
  const black = MEAN.map((mean) => -mean / 255)
  const result = new Float32Array(INPUT_SIDE * INPUT_SIDE * 3)
  for (let at = 0; at < result.length; at += 3) result.set(black, at)
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)]
  for (let y = 0; y < rows; y += 1) {
    const [top, bottom] = span(y, rows, height)
    for (let x = 0; x < columns; x += 1) {
      const [left, right] = span(x, columns, width)
      const mean = boxMean(data, width, { left, right, top, bottom })
      const values = mean.map((value, channel) => (value - MEAN[channel]!) / 255)
      result.set(values, (y * INPUT_SIDE + x) * 3)
    }
  }
  return { side: INPUT_SIDE, channels: 3, data: result }
}

interface Found extends Rect {
  score: number
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

function facesIn({ side, channels, data }: Cells): Found[] {
  const found: Found[] = []
  const cell = INPUT_SIDE / side
  for (let at = 0; at < side * side; at += 1) {
    for (const [index, [wide, high]] of ANCHORS.entries()) {
      const from = at * channels + index * NUMBERS_PER_FACE
      const score = sigmoid(data[from + 4]!)
      if (score < CERTAIN) continue
      const width = Math.exp(data[from + 2]!) * wide * cell
      const height = Math.exp(data[from + 3]!) * high * cell
      const x = ((at % side) + sigmoid(data[from]!)) * cell - width / 2
      const y = (Math.floor(at / side) + sigmoid(data[from + 1]!)) * cell - height / 2
      found.push({ x, y, width, height, score })
    }
  }
  return found
}

/** Keeps the most certain of overlapping detections (non-maximum suppression). */
function distinct(found: Found[]): Found[] {
  const kept: Found[] = []
  for (const face of found.toSorted((one, other) => other.score - one.score)) {
    const isNew = kept.every(
      (other) => overlap(face, other) < SAME * Math.min(area(face), area(other)),
    )
    if (isNew) kept.push(face)
  }
  return kept
}

const area = ({ width, height }: Size): number => width * height

function within(face: Rect, { width, height }: Size): Rect {
  const [left, top] = [Math.max(0, face.x), Math.max(0, face.y)]
  const right = Math.min(width, face.x + face.width)
  const bottom = Math.min(height, face.y + face.height)
  return rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}
