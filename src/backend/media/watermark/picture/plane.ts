import type { Size } from '../geometry.ts'
import type { PlaneView, Samples } from './layout.ts'

/** One plane of numbers; video samples are held on the scale of eight bits, whatever their depth. */
export interface Plane extends Size {
  data: Float32Array
}

export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** Takes one plane out of a stacked picture, into another of the same size if there is one. */
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

/** Writes the chosen pixels back; everything else in the picture stays as it was. */
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
