import type { VideoSource } from './source.ts'

/** Seconds that a file promises, and seconds of it that can be read. */
export interface CutOff {
  promisedSeconds: number
  readSeconds: number
}

/** Seconds by which a container's own figure may be off, beside so many of the longest time a picture stays. */
const [VAGUE_SECONDS, LONGEST] = [0.5, 3]

/** What must be known of a file to tell. */
export type CutOffFacts = Pick<
  VideoSource,
  'endSeconds' | 'declaredFrames' | 'durationSeconds' | 'startSeconds' | 'fps' | 'companions'
>

/** Whether the pictures of a file end before it says they do: a download that broke off. */
export function cutOffOf(
  { endSeconds, declaredFrames, durationSeconds, startSeconds, fps, companions }: CutOffFacts,
  times: Float64Array,
): CutOff | null {
  // All that were promised are there: the last one stays for long.
  if (declaredFrames !== null && times.length >= declaredFrames) return null
  // A container that counts all streams as one is told only where there is no sound that may last longer.
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
