import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rect } from './geometry.ts'
import type { Samples } from './picture/layout.ts'
import { stackPatches } from './picture/layout.ts'
import type { PatchPlan } from './plan.ts'
import { isPicked, type Picking, readStack } from './video/read-stack.ts'
import type { VideoSource } from './video/source.ts'
import { readTimes } from './video/times.ts'

const SAMPLES_MOST = 40
/** Pictures from the stretch of time in which a mark is said to be shown. */
const SAMPLES_STRETCH = 24
const MEMORY_BYTES = 64 * 1_048_576
/** A video whose pictures take less than this is held in memory entirely. */
const HELD_BYTES = 64 * 1_048_576

export interface Survey {
  /** Pictures spread over the video, and the frame number of each. */
  samples: Samples[]
  frames: number[]
  /** The display time of every frame. */
  times: Float64Array
  /** Every picture of a video short enough to fit into memory, so that it isn't decoded twice. */
  all: readonly Samples[] | null
}

/**
 * Goes through the whole video once: collects some pictures of the patches, more from the times that regions are
 * limited to, and every time stamp.
 */
export async function surveyVideo(
  source: VideoSource,
  plans: readonly PatchPlan[],
  workDir: string,
  signal: AbortSignal,
  onSample: (share: number) => void,
): Promise<Survey> {
  const patches = plans.map(({ rect }) => rect)
  const frameBytes = stackPatches(patches).sampleCount / source.scale ** 0.5
  const most = Math.max(8, Math.min(SAMPLES_MOST, Math.floor(MEMORY_BYTES / frameBytes)))
  const expected = Math.max(1, source.durationSeconds * source.fps)
  const every = Math.max(1, Math.floor(expected / most))
  const pick = [{ every }, ...stretchPicks(source, plans, most)]
  const look = { source, patches, signal, expected, onSample }
  const files = { timesFile: join(workDir, 'times.txt'), pickedFile: join(workDir, 'picked.txt') }
  const all = await readAll(look, files.timesFile)
  if (!all) return readPicked(look, pick, files, every, most)
  const times = await readTimes(files.timesFile)
  if (times.length !== all.length) throw new Error('the list of times is incomplete')
  const frames = [...all.keys()].filter((n) =>
    pick.some((picking) => isPicked(picking, n, times[n]!)),
  )
  return { samples: frames.map((n) => all[n]!), frames, times, all }
}

interface Look {
  source: VideoSource
  patches: readonly Rect[]
  signal: AbortSignal
  /** Expected number of frames. */
  expected: number
  onSample: (share: number) => void
}

/** Every picture; null if they don't fit into memory, or turn out not to despite the declared length. */
async function readAll(look: Look, timesFile: string): Promise<Samples[] | null> {
  const { source, patches, signal, expected, onSample } = look
  const bytes = stackPatches(patches).sampleCount * (source.scale < 1 ? 2 : 1)
  const most = Math.floor(HELD_BYTES / bytes)
  if (expected > most) return null
  await removeOld(timesFile)
  const all: Samples[] = []
  for await (const picture of readStack({ source, patches, timesFile, threads: 2, signal })) {
    if (all.length === most) return null
    all.push(picture)
    onSample(Math.min(1, all.length / expected))
  }
  return all
}

/** A killed process may still have them open. */
const removeOld = (...files: string[]) =>
  Promise.all(files.map((file) => rm(file, { force: true })))

async function readPicked(
  { source, patches, signal, expected, onSample }: Look,
  pick: readonly Picking[],
  files: { timesFile: string; pickedFile: string },
  every: number,
  most: number,
): Promise<Survey> {
  await removeOld(files.timesFile, files.pickedFile)
  const samples: Samples[] = []
  const kept: number[] = []
  let seen = 0
  for await (const picture of readStack({ source, patches, pick, ...files, threads: 2, signal })) {
    kept.push(seen++)
    samples.push(picture)
    onSample(Math.min(1, (seen * every) / expected))
    // A video longer than declared must not fill the memory.
    if (samples.length > 3 * most) thinOut(samples, kept)
  }
  const [times, picked] = [await readTimes(files.timesFile), await readTimes(files.pickedFile)]
  if (picked.length !== seen) throw new Error('the list of times is incomplete')
  const frames = kept.map((at) => times.indexOf(picked[at]!))
  return { samples, frames, times, all: null }
}

/** Frames to examine for regions with their own times, as many as fit into memory for all regions. */
function stretchPicks(
  { fps, clockShiftSeconds, durationSeconds }: VideoSource,
  plans: readonly PatchPlan[],
  most: number,
): Picking[] {
  const timed = plans
    .flatMap(({ regions }) => regions)
    .filter(({ from, to }) => from !== undefined || to !== undefined)
  const distinct = new Map(timed.map(({ from, to }) => [`${from} ${to}`, { from, to }]))
  const share = Math.max(2, Math.min(SAMPLES_STRETCH, Math.floor(most / distinct.size)))
  return [...distinct.values()].map(({ from = 0, to = durationSeconds }) => ({
    every: Math.max(1, Math.floor(((to - from) * fps) / share)),
    from: from - clockShiftSeconds,
    to: to - clockShiftSeconds,
  }))
}

function thinOut(samples: Samples[], kept: number[]): void {
  for (let at = samples.length - 1; at > 0; at -= 2) {
    samples.splice(at, 1)
    kept.splice(at, 1)
  }
}
