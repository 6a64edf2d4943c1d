import type { VideoSource } from './source.ts'

/** A file's declared length and its readable length, in seconds. */
export interface CutOff {
  promisedSeconds: number
  readSeconds: number
}

/** Tolerance for a container's declared length: this many seconds, plus this many times the longest frame. */
const [VAGUE_SECONDS, LONGEST] = [0.5, 3]

/** The facts needed to tell whether a file is cut off. */
export type CutOffFacts = Pick<
  VideoSource,
  'endSeconds' | 'declaredFrames' | 'durationSeconds' | 'startSeconds' | 'fps' | 'companions'
>

/** Whether a file's pictures end before its declared end, as in an interrupted download. */
export function cutOffOf(
  { endSeconds, declaredFrames, durationSeconds, startSeconds, fps, companions }: CutOffFacts,
  times: Float64Array,
): CutOff | null {
  // All declared frames exist: the last one simply lasts long.
  if (declaredFrames !== null && times.length >= declaredFrames) return null
  // A length shared by all streams counts only if there is no sound that may last longer.
  const isAlone = companions.every(({ kind }) => kind === 'cover')
  const whole = isAlone && durationSeconds > 0 ? startSeconds + durationSeconds : null
  const promised = endSeconds ?? whole
  const last = times.at(-1)
  if (promised === null || last === undefined) return null
  const end = last + 1 / fps
  const longest = times.reduce((most, time, n) => Math.max(most, time - (times[n - 1] ?? time)), 0)
  if (promised - end < VAGUE_SECONDS + LONGEST * longest) return null
  return { promisedSeconds: promised - startSeconds, readSeconds: end - startSeconds }
}
