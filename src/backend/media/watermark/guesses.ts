import { readFile, writeFile } from 'node:fs/promises'

/** Seconds on the player's clock. */
export interface Stretch {
  from: number
  to: number
}

/** Guessed stretches this close together are merged, and shorter ones go unnoticed. */
const [APART_SECONDS, SHORTEST_SECONDS] = [0.5, 0.1]

/** Frames in which much of a region is a guess: hidden in all other frames, and no light passes through the mark. */
export interface GuessedFrames {
  /** Frame numbers, by patch. */
  patches: number[][]
}

/** Written beside a finished segment, for an attempt that resumes after it. */
export const noteGuesses = (file: string, guessed: GuessedFrames): Promise<void> =>
  writeFile(noteOf(file), JSON.stringify(guessed))

/** The guessed frames of all segments. */
export async function readGuesses(files: readonly string[], patches: number): Promise<number[][]> {
  const notes = await Promise.all(
    files.map(
      async (file): Promise<GuessedFrames> => JSON.parse(await readFile(noteOf(file), 'utf8')),
    ),
  )
  return Array.from({ length: patches }, (_, n) => notes.flatMap((note) => note.patches[n] ?? []))
}

const noteOf = (file: string) => `${file}.guessed.json`

/** Consecutive frames as stretches of time; stretches with hardly a gap are merged. */
export function stretchesOf(
  frames: readonly number[],
  times: Float64Array,
  clockShiftSeconds: number,
): Stretch[] {
  const stretches: Stretch[] = []
  for (const frame of frames) {
    const from = times[frame]! + clockShiftSeconds
    const to = (times[frame + 1] ?? times[frame]!) + clockShiftSeconds
    const last = stretches.at(-1)
    if (last && from - last.to < APART_SECONDS) last.to = to
    else stretches.push({ from, to })
  }
  return stretches
    .filter(({ from, to }) => to - from >= SHORTEST_SECONDS)
    .map(({ from, to }) => ({ from: hundredths(Math.max(0, from)), to: hundredths(to) }))
}

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100
