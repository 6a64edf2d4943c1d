import type { Rect, Size } from '../geometry.ts'

/** Samples of one picture: luma, then the two halved chroma planes, as ffmpeg delivers them. */
export type Samples = Uint8Array | Uint16Array

/** Position of one of a patch's planes among a stacked picture's samples. */
export interface PlaneView extends Size {
  offset: number
  stride: number
}

/** One patch of the picture and its three planes within the stack. */
export interface PatchView {
  rect: Rect
  planes: readonly [PlaneView, PlaneView, PlaneView]
}

/** Several patches stacked vertically in one picture: the format in which they travel to us and back. */
export interface Stack extends Size {
  patches: PatchView[]
  sampleCount: number
}

const half = (value: number): number => (value + 1) >> 1

/** Patches with an odd side keep the last row or column of chroma. */
export function stackPatches(rects: readonly Rect[]): Stack {
  const width = Math.max(...rects.map((rect) => rect.w + (rect.w & 1)))
  const height = rects.reduce((sum, rect) => sum + rect.h + (rect.h & 1), 0)
  const colour = half(width) * half(height)
  let top = 0
  const patches = rects.map((rect): PatchView => {
    const y = top
    top += rect.h + (rect.h & 1)
    const luma = { offset: y * width, stride: width, width: rect.w, height: rect.h }
    const chroma = (start: number): PlaneView => ({
      offset: start + half(y) * half(width),
      stride: half(width),
      width: half(rect.w),
      height: half(rect.h),
    })
    return { rect, planes: [luma, chroma(width * height), chroma(width * height + colour)] }
  })
  return { width, height, patches, sampleCount: width * height + 2 * colour }
}
