import { mkdir } from 'node:fs/promises'
import { continueAttempt } from './attempt.ts'
import { detectMarks } from './detect/detect-marks.ts'
import { area, type Region } from './geometry.ts'
import { readGuesses, type Stretch, stretchesOf } from './guesses.ts'
import { isWithin, lifetimeOf } from './lifetime.ts'
import { wholeExtent } from './mark/whole-extent.ts'
import { type PatchView, type Samples, stackPatches } from './picture/layout.ts'
import { joined } from './picture/mask.ts'
import { placedRegions } from './placed-regions.ts'
import { type PatchPlan, planPatches } from './plan.ts'
import { WatermarkRefusal } from './refusal.ts'
import { renderSegments } from './render.ts'
import { regionMaskOf, spanFinder, type TimedPlace } from './restore/find-spans.ts'
import { type Learner, learner } from './restore/learner.ts'
import { movingRestorer } from './restore/moving-restorer.ts'
import { patchRestorer } from './restore/patch-restorer.ts'
import { isReplaced } from './restore/place.ts'
import { during, type PatchRestorer } from './restore/restorer.ts'
import { type SharedMattes, sharedMattes } from './restore/shared-mattes.ts'
import { localRect, picturesOf, readPicture } from './restore/still-spans.ts'
import { type Survey, surveyVideo } from './sample.ts'
import { type MarkStore, markStore } from './switches/mark-store.ts'
import { findTiledMatte, tiledRestorer } from './tiled/tiled-restorer.ts'
import { checkOut } from './usable-out.ts'
import { type CutOff, cutOffOf } from './video/cut-off.ts'
import { joinSegments } from './video/join-segments.ts'
import { shownRect } from './video/orientation.ts'
import { openVideo, type VideoSource } from './video/source.ts'

export interface RemovalRequest {
  file: string
  out: string
  /** The file's facts, if it has already been opened. */
  source?: Promise<VideoSource>
  /** In pixels of the picture as displayed; without them, marks are detected. */
  regions?: readonly Region[]
  /** Seconds to repair, on the file's own clock; the result then contains nothing else. */
  window?: { from: number; to: number }
  /** Whether to carry over the video's XMP and Content Credentials; true by default. */
  keepCredentials?: boolean
  /** Frames finished together, and lost together in a crash. */
  segmentFrames?: number
  /** Folder for finished segments; a second attempt continues from there. */
  workDir: string
  signal: AbortSignal
  onProgress: (progress: RemovalProgress) => void
  /** Called for a file whose pictures end before its declared end; the existing ones are processed. */
  onCutOff?: (cut: CutOff) => void
}

/** A processed region, with the stretches that had to be mostly guessed. */
export interface ErasedRegion extends Region {
  guessed: Stretch[]
}

export interface RemovalProgress {
  stage: 'analysing' | 'restoring' | 'joining'
  /** 0 to 1, across all stages. */
  share: number
}

const ANALYSIS_SHARE = 0.15
/** Share of the whole progress, if marks have to be detected first. */
const DETECTION_SHARE = 0.1
/** From this share of the picture on, a rectangle means the whole picture. */
const WHOLE_SHARE = 0.5
/** Pictures used to tell how far a mark extends. */
const EXTENT_MOMENTS = 8
/** Pictures searched for a repeated mark. */
const TILED_MOMENTS = 12

/**
 * Removes the marks in the given regions and leaves everything else unchanged. Returns the regions in displayed
 * coordinates.
 */
export async function removeWatermark(request: RemovalRequest): Promise<ErasedRegion[]> {
  const { file, out, keepCredentials, segmentFrames, workDir, signal, onProgress } = request
  await mkdir(workDir, { recursive: true })
  const source = await (request.source ?? openVideo(file, signal))
  await checkOut(file, out)
  const regions = request.regions
    ? placedRegions(source, request.regions)
    : await foundRegions(source, signal, (share) =>
        onProgress({ stage: 'analysing', share: share * DETECTION_SHARE }),
      )
  await continueAttempt(workDir, file, { regions, window: request.window, segmentFrames })
  const detected = request.regions ? 0 : DETECTION_SHARE
  const plans = planPatches(source, regions)
  const patches = plans.map(({ rect }) => rect)
  const shared = { marks: markStore(), mattes: sharedMattes(), learner: learner() }
  try {
    const survey = await surveyVideo(source, plans, workDir, signal, (share) =>
      onProgress({ stage: 'analysing', share: detected + share * (ANALYSIS_SHARE - detected) }),
    )
    const { times, all } = survey
    if (times.length === 0) throw new WatermarkRefusal('not_a_video', 'The video holds no frames.')
    const cut = cutOffOf(source, times)
    if (cut) request.onCutOff?.(cut)
    const [begin, end] = framesIn(times, request.window)
    const views = stackPatches(patches).patches
    const restorers = plans.map((plan, index) =>
      restorerFor(plan, views[index]!, survey, source, shared),
    )
    const segments = await renderSegments({
      source,
      patches,
      restorers,
      times,
      all,
      range: [begin, end],
      segmentFrames,
      folder: workDir,
      signal,
      onFrame: (done) =>
        onProgress({
          stage: 'restoring',
          share: ANALYSIS_SHARE + (1 - ANALYSIS_SHARE) * 0.98 * ((done - begin) / (end - begin)),
        }),
    })
    onProgress({ stage: 'joining', share: 0.99 })
    const guessed = await readGuesses(segments, plans.length)
    await joinSegments(source, segments, times, { out, keepCredentials }, signal)
    onProgress({ stage: 'joining', share: 1 })
    return regions.map((region) => {
      const own = guessed[plans.findIndex((plan) => plan.regions.includes(region))] ?? []
      const stretches = stretchesOf(own, times, source.clockShiftSeconds)
      return { ...onShown(region, source), guessed: stretches }
    })
  } finally {
    await shared.learner.close()
  }
}

/** A region of the stored picture in displayed coordinates. */
export const onShown = <Place extends Region>(
  region: Place,
  { orientation, stored }: VideoSource,
): Place => ({ ...region, ...shownRect(region, orientation, stored) })

/** A window's first frame and the one after its last; at least one frame. */
function framesIn(times: Float64Array, window: RemovalRequest['window']): [number, number] {
  if (!window) return [0, times.length]
  const first = times.findIndex((time) => time >= window.from)
  const begin = first < 0 ? times.length - 1 : first
  const after = times.findIndex((time) => time >= window.to)
  return [begin, Math.max(begin + 1, after < 0 ? times.length : after)]
}

/** What a video's patches learn together. */
interface Shared {
  marks: MarkStore
  mattes: SharedMattes
  learner: Learner
}

/** A mark over most of the picture is either repeated or moving; any other leaves surroundings to learn from. */
function restorerFor(
  plan: PatchPlan,
  view: PatchView,
  { samples, frames, times }: Survey,
  { scale, stored, clockShiftSeconds }: VideoSource,
  shared: Shared,
): PatchRestorer {
  const places = plan.regions.map((region): TimedPlace => {
    const lifetime = lifetimeOf(region, times, clockShiftSeconds)
    const own = samples.filter((_, index) => isWithin(frames[index]!, lifetime))
    return { ...drawnAround(region, view, own.length > 0 ? own : samples, scale), lifetime }
  })
  const whole = places.find(
    ({ region }) => area(region) > WHOLE_SHARE * stored.width * stored.height,
  )
  if (whole) {
    const matte = findTiledMatte(picturesOf(whole, TILED_MOMENTS))
    if (matte) return during(whole.lifetime, tiledRestorer(view, scale, matte))
    return movingRestorer(whole, refuseWhole)
  }
  const finder = spanFinder(places, shared.marks, shared.mattes, shared.learner)
  // The other core starts while this one looks for a moving mark.
  finder.prepare()
  const regionMasks = joined(places.map(({ regionMask }) => regionMask))
  const ordinary = () => patchRestorer(view, scale, regionMasks, finder)
  const [only] = places
  if (places.length > 1 || !only || isReplaced(only)) return ordinary()
  return movingRestorer(only, ordinary, () => finder.oneStays(0))
}

/** A region as drawn, extended by the parts of its mark that it cuts off. */
function drawnAround(region: Region, view: PatchView, samples: readonly Samples[], scale: number) {
  const moments = samples.filter((_, n) => n % Math.ceil(samples.length / EXTENT_MOMENTS) === 0)
  const pictures = moments.map((sample) => readPicture(sample, view, scale))
  const { rect } = view
  const { x, y, ...size } = wholeExtent(pictures, localRect(region, rect))
  const whole = { ...region, ...size, x: x + rect.x, y: y + rect.y }
  return { samples, view, scale, region: whole, regionMask: regionMaskOf(view, whole) }
}

function refuseWhole(): never {
  throw new WatermarkRefusal(
    'whole_picture',
    'The rectangle covers the picture and no mark that is repeated or moves was found in it; mark a smaller place.',
  )
}

async function foundRegions(
  source: VideoSource,
  signal: AbortSignal,
  onShare: (share: number) => void,
) {
  const found = await detectMarks(source, signal, onShare)
  if (found.length > 0) return found
  throw new WatermarkRefusal(
    'nothing_found',
    'No watermark was found; say where it is with a rectangle.',
  )
}
