import { readFile, writeFile } from 'node:fs/promises'

/** Seconds, counted from where a player begins. */
export interface Stretch {
  from: number
  to: number
}

/** Guesses so near to each other are one stretch, and a shorter one is not seen. */
const [APART_SECONDS, SHORTEST_SECONDS] = [0.5, 0.1]

/** Frames in which much of a place is a guess: what no other frame shows and no mark lets through. */
export interface GuessedFrames {
  /** Numbers of the frames, patch by patch. */
  patches: number[][]
}

/** Kept beside a finished segment: an attempt that goes on from there must know of it. */
export const noteGuesses = (file: string, guessed: GuessedFrames): Promise<void> =>
  writeFile(noteOf(file), JSON.stringify(guessed))

/** What was guessed in all of the segments. */
export async function readGuesses(files: readonly string[], patches: number): Promise<number[][]> {
  const notes = await Promise.all(
    files.map(
      async (file): Promise<GuessedFrames> => JSON.parse(await readFile(noteOf(file), 'utf8')),
    ),
  )
  return Array.from({ length: patches }, (_, n) => notes.flatMap((note) => note.patches[n] ?? []))
}

const noteOf = (file: string) => `${file}.guessed.json`

/** Frames in a row as stretches of time; those that are hardly parted are one. */
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
