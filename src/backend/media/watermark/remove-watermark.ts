import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { area, type Region, unrotated, within } from './geometry.ts'
import { stackPatches } from './picture/layout.ts'
import { planPatches } from './plan.ts'
import { WatermarkRefusal } from './refusal.ts'
import { renderSegments } from './render.ts'
import { patchRestorer } from './restore/patch-restorer.ts'
import { readPicture, stillSpan } from './restore/still-spans.ts'
import { surveyVideo } from './sample.ts'
import { joinSegments } from './video/join-segments.ts'
import { openVideo, type VideoSource } from './video/source.ts'

export interface RemovalRequest {
  file: string
  out: string
  /** In pixels of the picture as players show it. */
  regions: readonly Region[]
  /** Folder for what is finished so far; a second attempt goes on from there. */
  workDir: string
  signal: AbortSignal
  onProgress: (progress: RemovalProgress) => void
}

export interface RemovalProgress {
  stage: 'analysing' | 'restoring' | 'joining'
  /** 0 to 1, over all stages. */
  share: number
}

const ANALYSIS_SHARE = 0.15

/** Takes the marks out of the given places and leaves everything else as it was. */
export async function removeWatermark(request: RemovalRequest): Promise<void> {
  const { file, out, workDir, signal, onProgress } = request
  await mkdir(workDir, { recursive: true })
  const source = await openVideo(file, signal)
  const plans = planPatches(source, checkedRegions(source, request.regions))
  const patches = plans.map(({ rect }) => rect)
  const survey = await surveyVideo(source, plans, join(workDir, 'times.txt'), signal, (share) =>
    onProgress({ stage: 'analysing', share: share * ANALYSIS_SHARE }),
  )
  const { times } = survey
  if (times.length === 0) throw new WatermarkRefusal('not_a_video', 'The video holds no frames.')
  const views = stackPatches(patches).patches
  const restorers = plans.map(({ regions }, index) => {
    const view = views[index] as (typeof views)[0]
    const pictures = survey.samples.map((sample) => readPicture(sample, view, source.scale))
    const spans = regions.map((region) => stillSpan(pictures, view, region))
    return patchRestorer(view, source.scale, () => spans)
  })
  const segments = await renderSegments({
    source,
    patches,
    restorers,
    times,
    folder: workDir,
    signal,
    onFrame: (done) =>
      onProgress({
        stage: 'restoring',
        share: ANALYSIS_SHARE + (1 - ANALYSIS_SHARE) * 0.98 * (done / times.length),
      }),
  })
  onProgress({ stage: 'joining', share: 0.99 })
  await joinSegments(source, segments, out, signal)
}

/** Regions as they lie in the stored picture; what lies outside of it is cut off. */
function checkedRegions({ stored, rotation }: VideoSource, regions: readonly Region[]): Region[] {
  const inside = regions.map((region) => ({
    ...region,
    ...within(unrotated(region, rotation, stored), stored),
  }))
  const visible = inside.filter((rect) => area(rect) > 0)
  if (visible.length === 0) {
    throw new WatermarkRefusal('no_such_place', 'No rectangle lies within the picture.')
  }
  return visible
}
