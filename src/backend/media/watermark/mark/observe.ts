import { gridOf } from '../picture/field.ts'
import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { spatialFill, valuesAt } from '../picture/spatial-fill.ts'

/** Observations at a shape's pixels, with the probable background; one row per moment. */
export interface Observations {
  indices: Int32Array
  seen: Float32Array[]
  behind: Float32Array[]
}

/** Reads one plane of many moments; the background is first estimated from the surroundings. */
export function observe(planes: readonly Plane[], shape: Mask): Observations {
  const grid = gridOf(shape)
  return {
    indices: grid.indices,
    seen: planes.map(({ data }) => valuesAt(data, grid.indices)),
    behind: planes.map((plane) => spatialFill(plane, grid)),
  }
}

/** First- and second-order moments of one pixel over time. */
export interface PixelMoments {
  count: number
  meanBehind: Float32Array
  meanSeen: Float32Array
  varBehind: Float32Array
  varSeen: Float32Array
  covariance: Float32Array
}

export function momentsOf({ indices, seen, behind }: Observations): PixelMoments {
  const list = () => new Float32Array(indices.length)
  const count = seen.length
  const moments = {
    count,
    meanBehind: list(),
    meanSeen: list(),
    varBehind: list(),
    varSeen: list(),
    covariance: list(),
  }
  for (let k = 0; k < indices.length; k++) {
    let [e, j, ee, ej, jj] = [0, 0, 0, 0, 0]
    for (let t = 0; t < count; t++) {
      const b = behind[t]![k]!
      const s = seen[t]![k]!
      e += b
      j += s
      ee += b * b
      ej += b * s
      jj += s * s
    }
    e /= count
    j /= count
    moments.meanBehind[k] = e
    moments.meanSeen[k] = j
    moments.varBehind[k] = Math.max(0, ee / count - e * e)
    moments.varSeen[k] = Math.max(0, jj / count - j * j)
    moments.covariance[k] = ej / count - e * j
  }
  return moments
}
