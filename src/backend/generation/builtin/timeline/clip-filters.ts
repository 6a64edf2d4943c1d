import { type Crop, TIMELINE_FPS, type TimelineClip } from '../../../../contract/timeline.ts'
import { type Piece, PUSH_IN } from '../../../../contract/timeline-layout.ts'
import type { Size } from '../geometry.ts'
import { developed } from '../video/edit-graph.ts'
import { COLOURS } from '../video/fit-graph.ts'
import type { SourceFacts } from '../video/source-facts.ts'

/** Reads this much before the first visible frame, which may have started before the cut. */
const LEAD_SECONDS = 0.5
/** Containers round frame times by less than this. */
const TIME_GRAIN_SECONDS = 0.002

/** The start in whole milliseconds, the precision passed to ffmpeg. */
const startOf = ({ from_ms }: Pick<TimelineClip, 'from_ms'>): number =>
  Math.max(0, Math.floor(from_ms) / 1000 - LEAD_SECONDS)

/** The input options for the part of a file that a clip needs. */
export function clipInput(file: string, { from_ms, to_ms }: TimelineClip) {
  const start = startOf({ from_ms })
  // Slightly more, since the end is set by counting frames.
  const length = to_ms / 1000 - start + LEAD_SECONDS
  const times = ['-ss', start.toFixed(3), '-t', length.toFixed(3)]
  // One thread per input: with twenty clips, the frames held by threads would use most of the memory.
  return { file, options: ['-threads', '1', ...times] }
}

/** Filters that bring a clip to the film's size and rate: each frame shows the last picture its source had by then. */
export function clipFilters(clip: TimelineClip, piece: Piece, source: SourceFacts, size: Size) {
  const lead = clip.from_ms / 1000 - startOf(clip)
  const moved = `setpts=(PTS-${(lead + TIME_GRAIN_SECONDS).toFixed(4)}/TB)/${clip.speed}`
  return [
    ...developed(source),
    `${moved},fps=${TIMELINE_FPS}:start_time=0:round=up`,
    ...fitted(clip, size),
    ...pieceEnd(piece),
  ].join(',')
}

/** Filters for a picture that is already fitted and lasts as long as its piece. */
export const stillFilters = (piece: Piece): string =>
  [
    ...[`fps=${TIMELINE_FPS}:start_time=0`, 'setsar=1'],
    ...pieceEnd(piece, piece.clip?.still === 'push_in' ? pushIn(piece.clip) : []),
  ].join(',')

/** The same zoom as `pushAt`, at subpixel precision: in whole pixels, slow movement trembles. */
function pushIn({ fit, focus, from_ms, speed }: TimelineClip): string[] {
  const { most, slownessMs } = PUSH_IN
  // The filter counts from one.
  const ms = `(${from_ms}+(on-1)*${(1_000 * speed) / TIMELINE_FPS})`
  const share = `(1/(1+${most}*(1-exp(-${ms}/${slownessMs}))))`
  const at = fit === 'fill' ? focus : 0.5
  const near = (edge: 'W' | 'H') => `${edge}*${at}*(1-${share})`
  const far = (edge: 'W' | 'H') => `${near(edge)}+${edge}*${share}`
  const [left, right, top, bottom] = [near('W'), far('W'), near('H'), far('H')]
  const corners = [left, top, right, top, left, bottom, right, bottom].map((one) => `'${one}'`)
  return [`perspective=${corners.join(':')}:interpolation=cubic:eval=frame`]
}

/** How a picture fits into the frame. */
export type Fitting = Pick<TimelineClip, 'fit' | 'focus' | 'crop'>

export function fitted({ fit, focus, crop }: Fitting, { width, height }: Size): string[] {
  const into = (way: string, more = '') =>
    `scale=${width}:${height}:force_original_aspect_ratio=${way}${more}:${COLOURS}`
  // Makes pixels square.
  const square = `scale=trunc(iw*sar/2)*2:ih`
  const kept = crop ? [square, cropped(crop)] : [square]
  return fit === 'fill'
    ? [
        ...kept,
        into('increase'),
        `crop=${width}:${height}:(iw-ow)*${focus}:(ih-oh)*${focus},setsar=1`,
      ]
    : [...kept, into('decrease', ':force_divisible_by=2'), `pad=${width}:${height}:-1:-1,setsar=1`]
}

/** To the pixel, regardless of chroma subsampling. */
function cropped({ x, y, w, h }: Crop): string {
  const [width, height] = [`max(2,round(iw*${w}))`, `max(2,round(ih*${h}))`]
  return `crop='${width}':'${height}':'round(iw*${x})':'round(ih*${y})':exact=1`
}

/** Ends a piece after exactly its frames, however many the source has, with fades from and to black where requested. */
function pieceEnd({ from, to, enter, leave }: Piece, moved: string[] = []): string[] {
  const length = to - from
  return [
    'format=yuv420p',
    'tpad=stop=-1:stop_mode=clone',
    `trim=end_frame=${length}`,
    `settb=1/${TIMELINE_FPS}`,
    ...moved,
    ...(enter.kind === 'fade' ? [`fade=t=in:start_frame=0:nb_frames=${enter.frames}`] : []),
    ...(leave.kind === 'fade'
      ? [`fade=t=out:start_frame=${length - leave.frames}:nb_frames=${leave.frames}`]
      : []),
  ]
}
