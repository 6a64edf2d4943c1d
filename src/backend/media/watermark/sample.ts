import type { Samples } from './picture/layout.ts'
import { stackPatches } from './picture/layout.ts'
import type { PatchPlan } from './plan.ts'
import { readStack } from './video/read-stack.ts'
import type { VideoSource } from './video/source.ts'
import { readTimes } from './video/times.ts'

const SAMPLES_MOST = 40
const MEMORY_BYTES = 64 * 1_048_576

export interface Survey {
  /** Pictures spread evenly over the video, and the number of the frame each was taken from. */
  samples: Samples[]
  frames: number[]
  /** When every frame of the video is shown. */
  times: Float64Array
}

/** Looks through the whole video once: a few pictures of the patches, and every time stamp. */
export async function surveyVideo(
  source: VideoSource,
  plans: readonly PatchPlan[],
  timesFile: string,
  signal: AbortSignal,
  onSample: (share: number) => void,
): Promise<Survey> {
  const patches = plans.map(({ rect }) => rect)
  const frameBytes = stackPatches(patches).sampleCount / source.scale ** 0.5
  const most = Math.max(8, Math.min(SAMPLES_MOST, Math.floor(MEMORY_BYTES / frameBytes)))
  const expected = Math.max(1, source.durationSeconds * source.fps)
  const every = Math.max(1, Math.floor(expected / most))
  const samples: Samples[] = []
  const frames: number[] = []
  let seen = 0
  for await (const picture of readStack({ source, patches, every, timesFile, signal })) {
    frames.push(seen++ * every)
    samples.push(picture)
    onSample(Math.min(1, (samples.length * every) / expected))
    // A video longer than it declares must not fill the memory.
    if (samples.length > 2 * most) thinOut(samples, frames)
  }
  return { samples, frames, times: await readTimes(timesFile) }
}

function thinOut(samples: Samples[], frames: number[]): void {
  for (let at = samples.length - 1; at > 0; at -= 2) {
    samples.splice(at, 1)
    frames.splice(at, 1)
  }
}
