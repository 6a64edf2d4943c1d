import type { Witness } from './estimate-matte.ts'

/** A mark that stays shows at least this much of its mean contrast in nearly every moment. */
const PRESENT = 0.5
const NEARLY_EVERY = 0.08
/** A texture that stands still has contrast too; what is switched on or off shows as a step. */
const STEP = 0.25

/** Whether what was found in a rectangle is there from beginning to end. */
export function staysThroughout(witness: Witness): boolean {
  return stays(presenceOverTime(witness))
}

/** Whether a mark that shows so much of itself at each moment is there from beginning to end. */
export function stays(presence: Float32Array): boolean {
  const steps = presence.slice(1).map((value, t) => Math.abs(value - (presence[t] as number)))
  if (Math.max(0, ...steps) > STEP) return false
  const ordered = presence.toSorted()
  return (ordered[Math.floor(ordered.length * NEARLY_EVERY)] ?? 0) > PRESENT
}

/** How much of the mean contrast of a shape each moment shows: 1 as usual, 0 nothing of it. */
export function presenceOverTime(witness: Witness): Float32Array {
  const moments = witness[0].seen.length
  const shown = new Float32Array(moments)
  let energy = 1e-6
  for (const { indices, seen, behind } of witness) {
    const mean = new Float32Array(indices.length)
    const differ = (t: number, k: number) =>
      ((seen[t] as Float32Array)[k] as number) - ((behind[t] as Float32Array)[k] as number)
    for (let t = 0; t < moments; t++)
      for (let k = 0; k < mean.length; k++) mean[k] = (mean[k] as number) + differ(t, k) / moments
    for (const value of mean) energy += value * value
    for (let t = 0; t < moments; t++)
      for (let k = 0; k < mean.length; k++)
        shown[t] = (shown[t] as number) + (mean[k] as number) * differ(t, k)
  }
  return shown.map((sum) => sum / energy)
}
