import { type Ctx, surface } from '../canvas.ts'
import type { Size } from '../geometry.ts'

/** Pixels that may be left over. */
const HELD_MAX_BYTES = 8 * 1024 * 1024

/** Where the frames of a film are drawn, one after the other. */
export interface Stage {
  /** An empty surface for the next frame. */
  next(): Ctx
  /** Pixels (RGBA) of the frame that was drawn. */
  pixels(): Uint8Array
}

export function createStage({ width, height }: Size): Stage {
  const { canvas, ctx } = surface(width, height)
  // Things in motion are softened by it anyway; finer smoothing doubles the time of a frame.
  ctx.imageSmoothingQuality = 'low'
  let held = 0
  // What preparing left behind shall not stay beside the frames.
  globalThis.gc?.()
  return {
    next() {
      // The canvas records what is drawn and plays it all again until it is wiped as a whole.
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
 * Every reading is a new buffer outside the script's own heap, so the collector sees no hurry: a
 * gigabyte would gather, and fresh memory pages would cost more than the drawing. Renders are
 * started with `--expose-gc`; elsewhere it is only slower.
 */
function freePixels(): void {
  globalThis.gc?.({ type: 'minor' })
}
