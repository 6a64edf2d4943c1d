import type { Matte, PlaneMatte } from '../mark/matte.ts'
import { halved, type Mask } from '../picture/mask.ts'
import { type Moment, pooledPlane, type Sample } from '../switches/pooled-matte.ts'
import type { ClusterMember, MarkSpan } from './mark-span.ts'

interface Note {
  member: ClusterMember
  shape: Mask
  planes: readonly Moment[][]
}

/** Mattes of marks seen in several places, each learned from all of them. */
export interface SharedMattes {
  /** Records what was seen of a mark in one place, in luma and both chroma planes. */
  note(span: MarkSpan, planes: readonly Moment[][]): void
  matteOf(span: MarkSpan): Matte | null
  /** Call once every matte is made: drops this stretch's notes. */
  forget(): void
}

export function sharedMattes(): SharedMattes {
  let notes: Note[] = []
  let lumas = new Map<object, PlaneMatte>()
  const lumaOf = ({ cluster, shape }: ClusterMember): PlaneMatte => {
    const own = notes.filter(({ member }) => member.cluster === cluster)
    const known =
      lumas.get(cluster) ??
      pooledPlane(
        shape,
        own.map((note) => sampleOf(note, 0)),
      )
    lumas.set(cluster, known)
    return known
  }
  return {
    note({ member, shape }, planes) {
      if (member) notes.push({ member, shape, planes })
    },
    matteOf({ member, shape }) {
      if (!member) return null
      const luma = moved(lumaOf(member), member, shape)
      const transmittance = meanTransmittance(luma, shape)
      const small = halved(shape)
      // The position of halved samples on a mark differs between places by half a sample.
      const alike = notes.filter(
        (note) => note.member.cluster === member.cluster && isInStep(note.member, member),
      )
      const colour = (plane: 1 | 2) => {
        const samples = alike.map((note) => sampleOf(note, plane, member))
        return pooledPlane(small, samples, (k) => transmittance[k]!)
      }
      return { shape, planes: [luma, colour(1), colour(2)] }
    },
    forget() {
      notes = []
      lumas = new Map()
    },
  }
}

function sampleOf({ member, shape, planes }: Note, plane: 0 | 1 | 2, home?: ClusterMember): Sample {
  const moments = planes[plane]!
  if (!home) return { shape, x: member.x, y: member.y, moments }
  return { shape: halved(shape), x: (member.x - home.x) / 2, y: (member.y - home.y) / 2, moments }
}

const isInStep = (one: ClusterMember, other: ClusterMember): boolean =>
  (one.x - other.x) % 2 === 0 && (one.y - other.y) % 2 === 0

/** A cluster's matte at the pixels of one of its places. */
function moved(matte: PlaneMatte, { x, y, shape: home }: ClusterMember, shape: Mask): PlaneMatte {
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
    transmittance: pick(matte.transmittance),
    premultiplied: pick(matte.premultiplied),
    variance: pick(matte.variance),
  }
}

/** Mean transmittance around each chroma sample of a shape. */
function meanTransmittance(
  { indices, transmittance }: PlaneMatte,
  { width, height, data }: Mask,
): Float32Array {
  const whole = new Float32Array(data.length).fill(1)
  for (const [k, at] of indices.entries()) whole[at] = transmittance[k]!
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
