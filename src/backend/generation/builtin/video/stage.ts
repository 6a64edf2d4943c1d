import { type Ctx, surface } from '../canvas.ts'
import type { Size } from '../geometry.ts'

/** Pixel buffers that may remain uncollected. */
const HELD_MAX_BYTES = 8 * 1024 * 1024

/** Where the frames of a film are drawn, one after the other. */
export interface Stage {
  /** An empty surface for the next frame. */
  next(): Ctx
  /** The drawn frame as RGBA pixels. */
  pixels(): Uint8Array
}

export function createStage({ width, height }: Size): Stage {
  const { canvas, ctx } = surface(width, height)
  // Motion softens the frame anyway, and finer smoothing doubles the time per frame.
  ctx.imageSmoothingQuality = 'low'
  let held = 0
  // Frees what preparation left behind before frames need the memory.
  globalThis.gc?.()
  return {
    next() {
      // The canvas records every drawing operation and replays them all until it is cleared as a whole.
      ctx.clearRect(0, 0, width, height)
      return ctx
    },
    pixels() {
      held += width * height * 4
      if (held > HELD_MAX_BYTES) {
        held = 0
        freePixels()
      }
      return canvas.data()
    },
  }
}

/**
 * Each read allocates a buffer outside the JavaScript heap, so the collector sees no pressure: a gigabyte would pile
 * up, and fresh memory pages would cost more than the drawing. Renders are started with `--expose-gc`; elsewhere it is
 * only slower.
 */
function freePixels(): void {
  globalThis.gc?.({ type: 'minor' })
}
