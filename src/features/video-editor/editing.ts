import type { TimelineSource } from '@/contract/endpoints/timelines'
import { nearestRatio } from '@/contract/nearest-ratio'
import {
  CLIP_MIN_MS,
  type SoundTrack,
  STILL_MS_MAX,
  TIMELINE_CLIPS_MAX,
  TIMELINE_RATIOS,
  TIMELINE_TRACKS_MAX,
  type Timeline,
  type TimelineClip,
} from '@/contract/timeline'
import { layOut, type Piece, shownAt } from '@/contract/timeline-layout'

/** The edited film with its complete undo history. */
export interface Editing {
  timeline: Timeline
  past: readonly Timeline[]
  future: readonly Timeline[]
  /** Id of a clip or a track. */
  selectedId: string | null
  /** The timeline before a drag still in progress. */
  held: Timeline | null
}

export type Edit =
  | { type: 'select'; id: string | null }
  | { type: 'hold' | 'release' | 'undo' | 'redo' }
  /** `size`: dimensions of the clip; the first clip sets the format of the film. */
  | {
      type: 'add'
      clip: Omit<TimelineClip, 'id'>
      size?: Pick<TimelineSource, 'width' | 'height'>
    }
  | { type: 'remove'; id: string }
  /** Number of places. */
  | { type: 'move'; id: string; by: number }
  /** Within the length of the source. */
  | { type: 'trim'; id: string; from_ms?: number; to_ms?: number; source_ms: number }
  | { type: 'split'; frame: number }
  | { type: 'clip'; id: string; change: Partial<Omit<TimelineClip, 'id' | 'from_ms' | 'to_ms'>> }
  | { type: 'add_track'; track: Omit<SoundTrack, 'id'> }
  | { type: 'track'; id: string; change: Partial<Omit<SoundTrack, 'id'>> }
  | { type: 'film'; change: Partial<Pick<Timeline, 'ratio' | 'end_card' | 'captions'>> }

export const EMPTY_TIMELINE: Timeline = {
  ratio: '9:16',
  clips: [],
  end_card: null,
  captions: null,
  tracks: [],
}

export const beginEditing = (timeline: Timeline): Editing => ({
  ...{ timeline, past: [], future: [], held: null },
  selectedId: timeline.clips[0]?.id ?? null,
})

export function edit(editing: Editing, action: Edit): Editing {
  const { timeline } = editing
  switch (action.type) {
    case 'select':
      return { ...editing, selectedId: action.id }
    case 'hold':
      return { ...editing, held: timeline }
    case 'release':
      return released(editing)
    case 'undo':
    case 'redo':
      return stepped(editing, action.type)
    case 'add':
      return added(editing, action)
    case 'add_track': {
      if (timeline.tracks.length >= TIMELINE_TRACKS_MAX) return editing
      const track = { ...action.track, id: freshId(timeline) }
      const next = changedTo(editing, { ...timeline, tracks: [...timeline.tracks, track] })
      return { ...next, selectedId: track.id }
    }
    case 'remove':
      return removed(editing, action.id)
    case 'split':
      return split(editing, action.frame)
    default:
      return changedTo(editing, timelineAfter(timeline, action))
  }
}

function timelineAfter(
  timeline: Timeline,
  action: Extract<Edit, { type: 'move' | 'trim' | 'clip' | 'track' | 'film' }>,
): Timeline {
  const { clips, tracks } = timeline
  switch (action.type) {
    case 'film':
      return { ...timeline, ...action.change }
    case 'track':
      return {
        ...timeline,
        tracks: tracks.map((one) => (one.id === action.id ? { ...one, ...action.change } : one)),
      }
    case 'clip':
      return {
        ...timeline,
        clips: clips.map((one) => (one.id === action.id ? { ...one, ...action.change } : one)),
      }
    case 'trim':
      return {
        ...timeline,
        clips: clips.map((one) => (one.id === action.id ? trimmed(one, action) : one)),
      }
    case 'move': {
      const at = clips.findIndex(({ id }) => id === action.id)
      const clip = clips[at]
      const to = Math.min(clips.length - 1, Math.max(0, at + action.by))
      if (!clip || to === at) return timeline
      return { ...timeline, clips: clips.toSpliced(at, 1).toSpliced(to, 0, clip) }
    }
  }
}

/** Each end stops at the other end and at the limits of the source. */
function trimmed(
  clip: TimelineClip,
  { from_ms, to_ms, source_ms }: { from_ms?: number; to_ms?: number; source_ms: number },
): TimelineClip {
  const within = (ms: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(most, ms)))
  const from = within(from_ms ?? clip.from_ms, 0, clip.to_ms - CLIP_MIN_MS)
  return {
    ...clip,
    from_ms: from,
    to_ms: within(to_ms ?? clip.to_ms, from + CLIP_MIN_MS, Math.max(source_ms, clip.to_ms)),
  }
}

function added(editing: Editing, { clip, size }: Extract<Edit, { type: 'add' }>): Editing {
  const { timeline, selectedId } = editing
  if (timeline.clips.length >= TIMELINE_CLIPS_MAX) return editing
  const made = { ...clip, id: freshId(timeline) }
  const at = timeline.clips.findIndex(({ id }) => id === selectedId)
  const place = at < 0 ? timeline.clips.length : at + 1
  const ratio = size && isFresh(editing) ? nearestRatio(size, TIMELINE_RATIOS) : timeline.ratio
  const clips = timeline.clips.toSpliced(place, 0, made)
  const next = changedTo(editing, { ...timeline, ratio, clips })
  return { ...next, selectedId: made.id }
}

/** Nothing has been done yet, and no format was chosen. */
const isFresh = ({ timeline, past }: Editing): boolean =>
  timeline.clips.length === 0 && past.every(({ ratio }) => ratio === timeline.ratio)

function removed(editing: Editing, id: string): Editing {
  const { timeline } = editing
  const clips = timeline.clips.filter((one) => one.id !== id)
  const tracks = timeline.tracks.filter((one) => one.id !== id)
  if (clips.length === timeline.clips.length && tracks.length === timeline.tracks.length)
    return editing
  const at = timeline.clips.findIndex((one) => one.id === id)
  const near = at < 0 ? null : (clips[Math.min(at, clips.length - 1)]?.id ?? null)
  return { ...changedTo(editing, { ...timeline, clips, tracks }), selectedId: near }
}

/** How much of its source a clip may show. */
export const sourceMsOf = (
  { still }: TimelineClip,
  source: Pick<TimelineSource, 'duration_seconds'> | undefined,
): number => (still ? STILL_MS_MAX : (source?.duration_seconds ?? 0) * 1000)

/** The topmost piece in a frame, with the position in its source. */
export function pieceAt(timeline: Timeline, frame: number): { piece: Piece; ms: number } | null {
  const shown = shownAt(layOut(timeline), frame).at(-1)
  return shown ? { piece: shown.piece, ms: Math.round(shown.sourceMs) } : null
}

/** Splits the clip at the playhead; the second half follows without a transition. */
function split(editing: Editing, frame: number): Editing {
  const { timeline } = editing
  const { piece, ms = 0 } = pieceAt(timeline, frame) ?? {}
  const clip = piece?.clip
  const isFull = timeline.clips.length >= TIMELINE_CLIPS_MAX
  if (!clip || isFull || ms < clip.from_ms + CLIP_MIN_MS || ms > clip.to_ms - CLIP_MIN_MS)
    return editing
  const second: TimelineClip = {
    ...clip,
    id: freshId(timeline),
    from_ms: ms,
    enter: { kind: 'cut', ms: 0 },
  }
  const at = timeline.clips.findIndex(({ id }) => id === clip.id)
  const clips = timeline.clips.toSpliced(at, 1, { ...clip, to_ms: ms }, second)
  return { ...changedTo(editing, { ...timeline, clips }), selectedId: second.id }
}

/** All changes during a drag form one undo step. */
const changedTo = (editing: Editing, next: Timeline): Editing => {
  const { timeline, past, held } = editing
  if (next === timeline) return editing
  return held
    ? { ...editing, timeline: next }
    : { ...editing, timeline: next, past: [...past, timeline], future: [] }
}

const released = (editing: Editing): Editing => {
  const { held, timeline, past } = editing
  if (!held) return editing
  // A drag back to the start is no undo step.
  const isSame = JSON.stringify(held) === JSON.stringify(timeline)
  return { ...editing, held: null, ...(!isSame && { past: [...past, held], future: [] }) }
}

function stepped(editing: Editing, way: 'undo' | 'redo'): Editing {
  const { past, future, timeline } = editing
  const [from, to] = way === 'undo' ? [past, future] : [future, past]
  const next = from.at(-1)
  if (!next) return editing
  const [rest, other] = [from.slice(0, -1), [...to, timeline]]
  const lists = way === 'undo' ? { past: rest, future: other } : { past: other, future: rest }
  return { ...editing, ...lists, timeline: next, held: null }
}

/** An id no clip or track uses yet. */
function freshId({ clips, tracks }: Timeline): string {
  const taken = new Set([...clips, ...tracks].map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`part-${number}`)) number += 1
  return `part-${number}`
}
