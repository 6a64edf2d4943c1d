import type { Mask } from '../picture/mask.ts'
import type { Picture } from './contrast.ts'
import { mostDiverse } from './diverse.ts'

/** A few moments of a patch, with luma and chroma interleaved at luma size. */
export interface Stills {
  width: number
  height: number
  /** One array per moment; three numbers per pixel. */
  moments: Float32Array[]
  /** Where a mark may be. */
  regionMask: Mask
}

const MOMENTS = 12
export const CHANNELS = 3

export function stillsOf(pictures: readonly Picture[], regionMask: Mask): Stills {
  const lumas = pictures.map(([luma]) => luma)
  const chosen = mostDiverse(lumas, regionMask, MOMENTS).map((index) => pictures[index]!)
  return {
    width: regionMask.width,
    height: regionMask.height,
    moments: chosen.map(interleaved),
    regionMask,
  }
}

/** Three numbers per pixel; chroma comes from the sample that covers it. */
function interleaved([luma, blue, red]: Picture): Float32Array {
  const { width, height } = luma
  const pixels = new Float32Array(width * height * CHANNELS)
  for (let y = 0, at = 0, to = 0; y < height; y++) {
    const row = (y >> 1) * blue.width
    for (let x = 0; x < width; x++, at++) {
      pixels[to++] = luma.data[at]!
      pixels[to++] = blue.data[row + (x >> 1)]!
      pixels[to++] = red.data[row + (x >> 1)]!
    }
  }
  return pixels
}
