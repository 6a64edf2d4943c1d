import type { Size } from '../geometry.ts'
import type { PlaneView, Samples } from './layout.ts'

/** A plane of numbers; video samples are on the eight-bit scale, whatever their depth. */
export interface Plane extends Size {
  data: Float32Array
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** Extracts a plane from a stacked picture, into an existing one of the same size if given. */
export function readPlane(
  samples: Samples,
  { width, height, offset, stride }: PlaneView,
  scale: number,
  plane = createPlane(width, height),
): Plane {
  const { data } = plane
  for (let y = 0, to = 0; y < height; y++) {
    let from = offset + y * stride
    for (let x = 0; x < width; x++) data[to++] = samples[from++]! * scale
  }
  return plane
}

/** Writes the chosen pixels back; the rest of the picture is unchanged. */
export function writePixels(
  samples: Samples,
  view: PlaneView,
  { data }: Plane,
  indices: Int32Array,
  scale: number,
): void {
  const { width, offset, stride } = view
  const peak = samples instanceof Uint16Array ? 1023 : 255
  for (let k = 0; k < indices.length; k++) {
    const index = indices[k]!
    const y = (index / width) | 0
    const value = Math.round(data[index]! / scale)
    samples[offset + y * stride + index - y * width] = Math.min(peak, Math.max(0, value))
  }
}
