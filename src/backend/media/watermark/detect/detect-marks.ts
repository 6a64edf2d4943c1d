import { join } from 'node:path'
import { stackPatches } from '../picture/layout.ts'
import { readPlane } from '../picture/plane.ts'
import { WatermarkRefusal } from '../refusal.ts'
import { surveyVideo } from '../sample.ts'
import type { VideoSource } from '../video/source.ts'
import { type FoundMark, findMarks } from './find-marks.ts'

/** Looks through a video for marks, in the picture as it is stored. */
export async function detectMarks(
  source: VideoSource,
  workDir: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<FoundMark[]> {
  const { width, height } = source.stored
  const whole = { x: 0, y: 0, w: width, h: height }
  const plans = [{ rect: whole, regions: [] }]
  const times = join(workDir, 'times.txt')
  const { samples } = await surveyVideo(source, plans, times, signal, onShare)
  if (samples.length === 0) {
    throw new WatermarkRefusal('not_a_video', 'The video holds no frames.')
  }
  const [view] = stackPatches([whole]).patches
  const lumas = samples.map((sample) =>
    readPlane(sample, (view as NonNullable<typeof view>).planes[0], source.scale),
  )
  return findMarks(lumas)
}
