import type { Matte, PlaneMatte } from '../mark/matte.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { type Moment, pooledPlane, type Sample } from '../switches/pooled-matte.ts'
import type { Kin, MarkSpan } from './mark-span.ts'

interface Note {
  kin: Kin
  shape: Mask
  planes: readonly Moment[][]
}

/** Mattes of marks that were seen in several places, each learnt from all of them. */
export interface SharedMattes {
  /** Takes what was seen of a mark in one place, for luma and both colours. */
  note(span: MarkSpan, planes: readonly Moment[][]): void
  matteOf(span: MarkSpan): Matte | null
  /** Every matte was asked for: what was noted of this stretch is not needed any more. */
  forget(): void
}

export function sharedMattes(): SharedMattes {
  let notes: Note[] = []
  let lumas = new Map<object, PlaneMatte>()
  const lumaOf = ({ family, shape }: Kin): PlaneMatte => {
    const own = notes.filter(({ kin }) => kin.family === family)
    const known =
      lumas.get(family) ??
      pooledPlane(
        shape,
        own.map((note) => sampleOf(note, 0)),
      )
    lumas.set(family, known)
    return known
  }
  return {
    note({ kin, shape }, planes) {
      if (kin) notes.push({ kin, shape, planes })
    },
    matteOf({ kin, shape }) {
      if (!kin) return null
      const luma = moved(lumaOf(kin), kin, shape)
      const through = meanThrough(luma, shape)
      const small = halved(shape)
      // Where halved samples fall on a mark differs from place to place by half a sample.
      const alike = notes.filter(
        (note) => note.kin.family === kin.family && isInStep(note.kin, kin),
      )
      const colour = (plane: 1 | 2) => {
        const samples = alike.map((note) => sampleOf(note, plane, kin))
        return pooledPlane(small, samples, (k) => through[k]!)
      }
      return { shape, planes: [luma, colour(1), colour(2)] }
    },
    forget() {
      notes = []
      lumas = new Map()
    },
  }
}

function sampleOf({ kin, shape, planes }: Note, plane: 0 | 1 | 2, home?: Kin): Sample {
  const moments = planes[plane]!
  if (!home) return { shape, x: kin.x, y: kin.y, moments }
  return { shape: halved(shape), x: (kin.x - home.x) / 2, y: (kin.y - home.y) / 2, moments }
}

const isInStep = (one: Kin, other: Kin): boolean =>
  (one.x - other.x) % 2 === 0 && (one.y - other.y) % 2 === 0

/** The matte of a whole family at the pixels of one of its places. */
function moved(matte: PlaneMatte, { x, y, shape: home }: Kin, shape: Mask): PlaneMatte {
  const order = new Int32Array(home.data.length).fill(-1)
  for (const [k, at] of matte.indices.entries()) order[at] = k
  const places: number[] = []
  const from: number[] = []
  for (let at = 0; at < shape.data.length; at++) {
    if (!shape.data[at]) continue
    const [u, v] = [(at % shape.width) - x, Math.floor(at / shape.width) - y]
    places.push(at)
    from.push(order[v * home.width + u]!)
  }
  const pick = (values: Float32Array) => Float32Array.from(from, (k) => values[k]!)
  return {
    indices: Int32Array.from(places),
    through: pick(matte.through),
    own: pick(matte.own),
    variance: pick(matte.variance),
  }
}

/** Mean light let through around each colour sample of a shape. */
function meanThrough(
  { indices, through }: PlaneMatte,
  { width, height, data }: Mask,
): Float32Array {
  const whole = new Float32Array(data.length).fill(1)
  for (const [k, at] of indices.entries()) whole[at] = through[k]!
  const means: number[] = []
  const small = halved({ width, height, data })
  for (let at = 0; at < small.data.length; at++) {
    if (!small.data[at]) continue
    const [x, y] = [2 * (at % small.width), 2 * Math.floor(at / small.width)]
    const right = x + 1 < width ? 1 : 0
    const down = y + 1 < height ? width : 0
    const corner = y * width + x
    const four = [corner, corner + right, corner + down, corner + down + right]
    means.push(four.reduce((sum, k) => sum + whole[k]!, 0) / 4)
  }
  return Float32Array.from(means)
}
