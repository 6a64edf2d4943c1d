import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runFfmpeg } from '../ffmpeg.ts'
import type { Region } from './geometry.ts'
import type { Stretch } from './guesses.ts'
import { type RemovalProgress, removeWatermark } from './remove-watermark.ts'
import { WORK_TIME_LIMIT_MS } from './video/read-stack.ts'
import type { PreviewRequest } from './work-request.ts'

/** Seconds examined around the previewed ones: what a mark hides is learned from there. */
const LEARNING_SECONDS = 8

/** Fast, and larger than a final encode: compression loss would be blamed on the engine. */
const CLIP = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const SOUND = ['-c:a', 'aac', '-ac', '2', '-b:a', '160k']
/** Upright, with square pixels and even sides, as a browser draws it. */
const UPRIGHT = 'scale=trunc(iw*sar/2)*2:trunc(ih/2)*2,setsar=1'

interface Preview extends PreviewRequest {
  workDir: string
  signal: AbortSignal
  onProgress: (progress: RemovalProgress) => void
}

/** Repairs only a few seconds, and cuts the same ones out of the original for comparison. */
export async function makePreview(preview: Preview): Promise<PreviewedRegion[]> {
  const { workDir, signal, fromSeconds, seconds, onProgress } = preview
  const begin = Math.max(0, fromSeconds - LEARNING_SECONDS)
  const cut = join(workDir, 'cut.mp4')
  const repaired = join(workDir, 'repaired.mp4')
  const length = fromSeconds + seconds + LEARNING_SECONDS - begin
  await encode(preview.file, cut, {
    signal,
    fromSeconds: begin,
    seconds: length,
    output: ['-an', '-vf', UPRIGHT, ...CLIP, '-crf', '12'],
  })
  const from = fromSeconds - begin
  const regions = await removeWatermark({
    file: cut,
    out: repaired,
    workDir,
    signal,
    onProgress,
    regions: preview.regions?.map((region) => earlier(region, begin)),
    window: { from, to: from + seconds },
  })
  const clip = [...CLIP, '-crf', '16', '-movflags', '+faststart', '-f', 'mp4']
  const sound = { file: preview.file, options: stretch({ fromSeconds, seconds }) }
  await encode(cut, preview.before, {
    signal,
    fromSeconds: from,
    seconds,
    sound,
    output: [...SOUND, ...clip],
  })
  const clock = ['-vf', 'setpts=PTS-STARTPTS', '-c:a', 'copy']
  await encode(repaired, preview.after, {
    signal,
    sound: { file: preview.before },
    output: [...clock, ...clip],
  })
  await Promise.all([cut, repaired].map((file) => rm(file, { force: true })))
  return regions.map(({ guessed, ...region }) => ({
    ...earlier(region, -begin),
    guessed: guessed.map((one) => ({
      from: Math.max(0, one.from - from),
      to: Math.min(seconds, one.to - from),
    })),
  }))
}

/** A region on the video's clock, with the stretches that are mostly guessed on the clip's clock. */
interface PreviewedRegion extends Region {
  guessed: Stretch[]
}

interface Cut {
  signal: AbortSignal
  fromSeconds?: number
  seconds?: number
  /** File whose sound is added; none by default. */
  sound?: { file: string; options?: string[] }
  output: string[]
}

const stretch = ({ fromSeconds, seconds }: Pick<Cut, 'fromSeconds' | 'seconds'>): string[] => [
  ...(fromSeconds ? ['-ss', fromSeconds.toFixed(3)] : []),
  ...(seconds ? ['-t', seconds.toFixed(3)] : []),
]

async function encode(file: string, out: string, cut: Cut): Promise<void> {
  const { signal, sound } = cut
  await runFfmpeg({
    inputs: [{ file, options: stretch(cut) }, ...(sound ? [sound] : [])],
    output: ['-map', '0:V:0', ...(sound ? ['-map', '1:a:0?'] : []), ...cut.output, out],
    signal,
    timeLimitMs: WORK_TIME_LIMIT_MS,
  })
}

/** The region on a clock that starts this many seconds later. */
function earlier(region: Region, seconds: number): Region {
  const { from, to } = region
  return {
    ...region,
    ...(from !== undefined && { from: Math.max(0, from - seconds) }),
    ...(to !== undefined && { to: Math.max(0, to - seconds) }),
  }
}
