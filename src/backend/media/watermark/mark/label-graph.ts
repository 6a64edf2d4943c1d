import { indicesOf } from '../picture/mask.ts'
import { ACROSS, forPairs, type Substance } from './steps.ts'
import { CHANNELS, type Stills } from './stills.ts'

/** What one more pixel of edge costs. */
const EDGE = 3
/** A difference counts up to here; beyond it is an edge of the picture itself. */
const MOST = 200
const COLOUR_WEIGHT = 0.5
/** Share of a strong step that must go with the mark; a bright line is no mark for being a little less bright. */
const TAKEN = 0.75
const FAINT = 30

/** Pixels that may be of a mark, and what it costs to tell them from their neighbours. */
export interface Graph {
  nodes: Int32Array
  size: number
  /** Cost of a pixel to be of the mark. */
  own: Float32Array
  from: Int32Array
  to: Int32Array
  /** What it saves or costs when only the first, or only the second, is of the mark. */
  first: Float32Array
  second: Float32Array
}

/** For every pixel the same neighbours: those beside it, and those across an edge. */
const NEXT: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
]

export function graphOf({ width, height, room, moments }: Stills, substance: Substance): Graph {
  const nodes = indicesOf(room)
  const number = new Int32Array(width * height).fill(-1)
  for (let k = 0; k < nodes.length; k++) number[nodes[k] as number] = k
  const bare = moments.map((pixels) => withoutMark(pixels, substance))
  const own = Float32Array.from(nodes, (at) => infeasible(bare, at * CHANNELS))
  const joints = jointsFor(nodes.length * (NEXT.length + ACROSS.length))
  const join = (i: number, j: number, one: number, other: number) => {
    if (i >= 0 && j >= 0) addJoint(joints, i, j, one, other)
    else if (i >= 0) own[i] = (own[i] as number) + one
    else own[j] = (own[j] as number) + other
  }
  const inRoom = (at: number, other: number) =>
    ((room.data[at] as number) | (room.data[other] as number)) === 1
  for (const [dx, dy] of NEXT)
    forPairs(width, height, dx, dy, (at, other) => {
      if (inRoom(at, other)) join(number[at] as number, number[other] as number, EDGE, EDGE)
    })
  for (const [dx, dy] of ACROSS)
    forPairs(width, height, dx, dy, (at, other) => {
      if (!inRoom(at, other)) return
      const [one, two] = crossing(moments, bare, at * CHANNELS, other * CHANNELS)
      join(number[at] as number, number[other] as number, one, two)
    })
  return {
    nodes,
    size: width * height,
    own,
    from: joints.from.subarray(0, joints.count),
    to: joints.to.subarray(0, joints.count),
    first: joints.first.subarray(0, joints.count),
    second: joints.second.subarray(0, joints.count),
  }
}

interface Joints extends Pick<Graph, 'from' | 'to' | 'first' | 'second'> {
  count: number
}

const jointsFor = (most: number): Joints => ({
  ...{ count: 0, from: new Int32Array(most), to: new Int32Array(most) },
  ...{ first: new Float32Array(most), second: new Float32Array(most) },
})

/** The pixel that comes first in reading order is the first of a joint. */
function addJoint(joints: Joints, i: number, j: number, one: number, other: number): void {
  const isInOrder = i < j
  const e = joints.count++
  joints.from[e] = isInOrder ? i : j
  joints.to[e] = isInOrder ? j : i
  joints.first[e] = isInOrder ? one : other
  joints.second[e] = isInOrder ? other : one
}

/** Every pixel as it would have to be if the mark covered it. */
export function withoutMark(pixels: Float32Array, { through, colour }: Substance): Float32Array {
  const bare = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += CHANNELS)
    for (let c = 0; c < CHANNELS; c++)
      bare[at + c] = ((pixels[at + c] as number) - (1 - through) * (colour[c] as number)) / through
  return bare
}

/** A picture darker than black or brighter than white cannot have been there. */
function infeasible(bare: readonly Float32Array[], at: number): number {
  let sum = 0
  for (const pixels of bare)
    for (let c = 0; c < CHANNELS; c++) {
      const value = pixels[at + c] as number
      const over = Math.max(0, -6 - value, value - 261)
      sum += Math.min(MOST, over)
    }
  return (2 * sum) / bare.length
}

function crossing(
  moments: readonly Float32Array[],
  bare: readonly Float32Array[],
  a: number,
  b: number,
): [number, number] {
  let [plain, one, two] = [0, 0, 0]
  for (let t = 0; t < moments.length; t++) {
    const [seen, clean] = [moments[t] as Float32Array, bare[t] as Float32Array]
    plain += apart(seen, a, seen, b)
    one += apart(clean, a, seen, b)
    two += apart(seen, a, clean, b)
  }
  const lowest = (1 - TAKEN) * Math.max(0, plain / moments.length - FAINT)
  return [(one - plain) / moments.length + lowest, (two - plain) / moments.length + lowest]
}

function apart(p: Float32Array, a: number, q: Float32Array, b: number): number {
  const sum =
    Math.abs((p[a] as number) - (q[b] as number)) +
    COLOUR_WEIGHT *
      (Math.abs((p[a + 1] as number) - (q[b + 1] as number)) +
        Math.abs((p[a + 2] as number) - (q[b + 2] as number)))
  return sum < MOST ? sum : MOST
}
