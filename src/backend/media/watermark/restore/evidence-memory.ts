import type { Evidence } from '../picture/field.ts'

/** Blank evidence for a number of pixels, in memory reused from frame to frame. */
export type EvidenceMemory = (count: number) => Evidence

export const blankEvidence: EvidenceMemory = (count) => ({
  values: new Float32Array(count),
  precision: new Float32Array(count),
})

/** The returned evidence is valid until the next call. */
export function evidenceMemory(): EvidenceMemory {
  let last = blankEvidence(0)
  return (count) => {
    if (last.values.length !== count) last = blankEvidence(count)
    else for (const list of [last.values, last.precision]) list.fill(0)
    return last
  }
}
