import type { Size } from '../geometry.ts'
import { COLOURS, wholePicture } from './fit-graph.ts'
import type { Track } from './follow-subject.ts'
import { LOOK_FILTERS } from './looks.ts'
import type { VideoInstruction } from './read-video-instruction.ts'
import type { SourceFacts } from './source-facts.ts'

export interface EditGraph extends Size {
  source: SourceFacts
  instruction: VideoInstruction
  fps: number
  /** Length of the result. */
  seconds: number
  track: Track | null
  /** The stabilizing filter from a first pass over the whole film. */
  stabilised: string | null
}

/**
 * Filters that bring source pictures to their intended look: full frames, in the brightness range of a normal screen.
 */
export const developed = ({ isInterlaced, isHdr, isUnlabelledHd }: SourceFacts): string[] => [
  ...(isUnlabelledHd ? ['setparams=colorspace=bt709'] : []),
  ...(isInterlaced ? ['yadif'] : []),
  ...(isHdr
    ? [
        'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0',
        'zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
      ]
    : []),
]

const TURNS: Record<number, string[]> = {
  1: ['transpose=1'],
  2: ['hflip', 'vflip'],
  3: ['transpose=2'],
}

/** Rotates as requested and removes unwanted parts. */
export function cutFilters({ instruction, source, stabilised }: EditGraph): string[] {
  const { leaveOut, turns } = instruction
  const range = leaveOut && spanWithin(leaveOut, source.durationSeconds)
  return [
    ...developed(source),
    ...(stabilised ? [stabilised] : []),
    ...(range
      ? [`select='not(between(t,${range.from},${range.until}))'`, `setpts=${closedGap(range)}`]
      : []),
    ...(TURNS[turns] ?? []),
  ]
}

const closedGap = ({ from, until }: { from: number; until: number }): string =>
  `'PTS-gte(T,${until})*${until - from}/TB'`

/** A span with its ends inside the film; a negative start counts back from the last frame. */
export const spanWithin = (
  { from, until }: { from: number; until: number },
  wholeSeconds: number,
): { from: number; until: number } => ({
  from: from < 0 ? Math.max(0, wholeSeconds + from) : from,
  until: Math.min(until, wholeSeconds + 1),
})

/** The complete filter graph of the picture, from the source to the result, without overlays. */
export function pictureGraph(edit: EditGraph): string {
  const { instruction, fps, seconds } = edit
  const { speed, edits, looks } = instruction
  const filters = [
    ...cutFilters(edit),
    ...(speed === 1 ? [] : [`setpts=(PTS-STARTPTS)/${speed}`]),
    // Slowed frames are blended with the next, or they would visibly freeze.
    speed < 1 ? `framerate=fps=${fps}:interp_start=0:interp_end=255:scene=100` : `fps=${fps}`,
  ]
  const finish = [
    ...looks.map((look) => LOOK_FILTERS[look]).filter((filter) => filter !== undefined),
    // A source that ends early holds its last picture.
    'tpad=stop=-1:stop_mode=clone',
    ...(edits.has('fade') ? fades(seconds) : []),
    'format=yuv420p',
  ]
  return `[0:v:0]${filters.join(',')}${shaped(edit)},setsar=1,${finish.join(',')}[base]`
}

const FADE_SECONDS = 0.7

const fades = (seconds: number): string[] => {
  const lasts = Math.min(FADE_SECONDS, seconds / 4)
  const begins = (seconds - lasts).toFixed(3)
  return [`fade=t=in:st=0:d=${lasts}`, `fade=t=out:st=${begins}:d=${lasts}`]
}

/** The film in its new shape: following the subject, or whole in front of its own blurred continuation. */
function shaped({ width, height, instruction, track }: EditGraph): string {
  if (instruction.edits.has('fit')) return `,${wholePicture({ width, height })}`
  const size = `${width}:${height}`
  const cover = `,scale=${size}:force_original_aspect_ratio=increase:${COLOURS}`
  if (!track) return `${cover},crop=${size}`
  const place = placeAt(track)
  return `${cover},crop=${size}:x='clip(iw*(${place})-ow/2,0,iw-ow)':y='clip(ih*(${place})-oh/2,0,ih-oh)'`
}

const KEYS_MAX = 40

/** The track as an expression of time: straight lines between its positions, nested as a binary search. */
function placeAt({ stepSeconds, places }: Track): string {
  const stride = Math.max(1, Math.ceil(places.length / KEYS_MAX))
  const keys = places
    .map((place, index) => ({ place, at: index * stepSeconds }))
    .filter((_, index) => index % stride === 0 || index === places.length - 1)
  const between = (low: number, high: number): string => {
    const [a, b] = [keys[low]!, keys[high]!]
    if (high - low <= 1) {
      const slope = high === low ? 0 : (b.place - a.place) / (b.at - a.at)
      return `${a.place.toFixed(4)}+${slope.toFixed(5)}*(clip(t,${a.at.toFixed(3)},${b.at.toFixed(3)})-${a.at.toFixed(3)})`
    }
    const middle = (low + high) >> 1
    const at = keys[middle]!.at.toFixed(3)
    return `if(lt(t,${at}),${between(low, middle)},${between(middle, high)})`
  }
  return between(0, keys.length - 1)
}
