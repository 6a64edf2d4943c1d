import type { Size } from '../geometry.ts'
import { createPlane, type Plane } from '../picture/plane.ts'

/** A small gray picture, one byte per pixel. */
export type Grey = Uint8Array

/** What was seen of a video: enough to find static things in front of it. */
export interface Sights extends Size {
  /** Pictures spread over the video. */
  samples: Grey[]
  /** Each pixel's mean change from frame to frame. */
  activity: Plane
}

/** A larger change is no further evidence: something passed. */
const LARGEST = 32
/** From this mean change of all pixels on, it is a new shot. */
const CUT = 25
const STEPS = 256

/** Accumulates changes from frame to frame while a video goes by. */
export class ActivityMeter {
  readonly #sum: Plane
  readonly #before: Uint16Array
  #pairs = 0
  #isFirst = true

  constructor({ width, height }: Size) {
    this.#sum = createPlane(width, height)
    this.#before = new Uint16Array(width * height)
  }

  /** Call before a frame unrelated to the last one. */
  restart(): void {
    this.#isFirst = true
  }

  add(frame: Uint16Array): void {
    if (!this.#isFirst && meanChange(frame, this.#before) < CUT) {
      const { data } = this.#sum
      for (let at = 0; at < data.length; at++) {
        const change = Math.abs(frame[at]! - this.#before[at]!) / STEPS
        data[at] = data[at]! + Math.min(LARGEST, change)
      }
      this.#pairs++
    }
    this.#before.set(frame)
    this.#isFirst = false
  }

  mean(): Plane {
    const { width, height, data } = this.#sum
    return { width, height, data: data.map((sum) => sum / Math.max(1, this.#pairs)) }
  }
}

function meanChange(frame: Uint16Array, before: Uint16Array): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < frame.length; at += 7, count++) sum += Math.abs(frame[at]! - before[at]!)
  return sum / Math.max(1, count) / STEPS
}

/** The same picture, one byte per pixel. */
export function greyOf(frame: Uint16Array): Grey {
  const grey = new Uint8Array(frame.length)
  for (let at = 0; at < grey.length; at++) grey[at] = Math.min(255, (frame[at]! + STEPS / 2) >> 8)
  return grey
}
