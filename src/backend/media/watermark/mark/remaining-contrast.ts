import { dilated, eroded, type Mask } from '../picture/mask.ts'
import { CHANNELS, type Stills } from './stills.ts'

const ACROSS = 3
const MARGIN = 6
const STRONGEST = 60
const MORE = 1.8
const FAINT = 1

/** Whether a place has clearly more lasting steps than its surroundings. */
export function hasMore(stills: Stills, place: Mask, label: Uint8Array): boolean {
  const rim = rimOf(stills, label)
  const near = dilated(place, MARGIN).data
  const usual = contrastIn(stills, (at) => !(near[at]! | rim[at]!))
  const own = contrastIn(stills, (at) => (place.data[at]! & ~rim[at]!) === 1)
  return own > MORE * usual + FAINT
}

function rimOf({ width, height }: Stills, label: Uint8Array): Uint8Array {
  const mask = { width, height, data: label.map((value) => Math.min(1, value)) }
  const inner = eroded(mask, 1).data
  return dilated(mask, 1).data.map((bit, at) => bit & ~inner[at]!)
}

/** Mean step size between a place's pixels, after averaging over time. */
function contrastIn(stills: Stills, is: (at: number) => boolean): number {
  const { width, height, moments } = stills
  let [sum, count] = [0, 1e-9]
  for (let at = 0; at < width * (height - ACROSS); at++) {
    if (at % width >= width - ACROSS || !is(at)) continue
    for (const other of [at + ACROSS, at + ACROSS * width]) {
      if (!is(other)) continue
      sum += Math.min(STRONGEST, Math.abs(lastingStep(moments, at, other)))
      count++
    }
  }
  return sum / count
}

function lastingStep(moments: readonly Float32Array[], at: number, other: number): number {
  let step = 0
  for (const pixels of moments) step += pixels[at * CHANNELS]! - pixels[other * CHANNELS]!
  return step / moments.length
}
