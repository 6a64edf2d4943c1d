import { expect, test } from 'vitest'
import {
  type Entrance,
  STILL_MS_MAX,
  type Timeline,
  type TimelineClip,
  TRANSITIONS,
} from './timeline.ts'
import {
  layOut,
  loudnessAt,
  pushAt,
  shownAt,
  trackLoudnessAt,
  trackSpan,
} from './timeline-layout.ts'

const clip = (change: Partial<TimelineClip> = {}): TimelineClip => ({
  id: 'one',
  file_id: 'file',
  from_ms: 0,
  to_ms: 2_000,
  speed: 1,
  fit: 'fill',
  focus: 0.5,
  volume: 1,
  is_muted: false,
  enter: { kind: 'cut', ms: 0 },
  ...change,
})
const film = (clips: TimelineClip[], change: Partial<Timeline> = {}): Timeline => ({
  ...{ ratio: '9:16', clips, end_card: null, captions: null, tracks: [] },
  ...change,
})
const spans = (timeline: Timeline) => layOut(timeline).pieces.map(({ from, to }) => [from, to])
/** Two clips of two seconds, and the transition of the second one. */
const pair = (enter: Entrance) => layOut(film([clip(), clip({ id: 'two', enter })]))
const lookAt = (layout: ReturnType<typeof layOut>, frame: number) =>
  shownAt(layout, frame).map(({ piece, opacity, shift }) => [piece.clip?.id, opacity, shift])

test('[R1.14] clips follow each other without a gap, as long as their speed makes them', () => {
  const clips = [clip({ speed: 2 }), clip({ from_ms: 500, to_ms: 1_500 }), clip({ speed: 0.5 })]
  expect(spans(film(clips))).toEqual([
    [0, 30],
    [30, 60],
    [60, 180],
  ])
})

test('[R1.14] dissolve and slide overlap, cut and fade do not', () => {
  const framesWith = (kind: Entrance['kind']) => pair({ kind, ms: 500 }).frames
  expect(TRANSITIONS.map((kind) => framesWith(kind))).toEqual([120, 120, 105, 105])
})

test('[R1.14] an image comes nearer slowly, and goes on where it was after a split', () => {
  const image = clip({ still: 'push_in', to_ms: 4_000 })
  const halves = [
    { ...image, to_ms: 2_000 },
    { ...image, id: 'two', from_ms: 2_000 },
  ]
  const [whole, split] = [layOut(film([image])), layOut(film(halves))]
  const scales = (layout: typeof whole) =>
    [0, 30, 59, 60, 119].map((frame) => shownAt(layout, frame)[0]?.scale ?? 0)
  expect(scales(whole)[0]).toBe(1)
  expect(scales(whole)[1]).toBeCloseTo(1.02, 3)
  expect(scales(split)).toEqual(scales(whole))
  expect(pushAt(STILL_MS_MAX)).toBeLessThan(1.25)
  const held = layOut(film([clip({ still: 'hold' })]))
  expect(shownAt(held, 30)[0]?.scale).toBe(1)
})

test('[R1.14] a transition never takes more than half of the shorter side', () => {
  const short = clip({ id: 'two', to_ms: 400, enter: { kind: 'dissolve', ms: 2_000 } })
  const layout = layOut(film([clip(), short, clip({ enter: { kind: 'slide', ms: 2_000 } })]))
  expect(layout.pieces.map(({ from, to }) => [from, to])).toEqual([
    [0, 60],
    [54, 66],
    [60, 120],
  ])
  // So there are never three at once.
  const counts = Array.from({ length: 120 }, (_, frame) => shownAt(layout, frame).length)
  expect(Math.max(...counts)).toBe(2)
})

test('[R1.14] in a dissolve the next one shines through from nothing to all', () => {
  const layout = pair({ kind: 'dissolve', ms: 1_000 })
  expect(lookAt(layout, 29)).toEqual([['one', 1, 0]])
  expect(lookAt(layout, 30)).toEqual([
    ['one', 1, 0],
    ['two', 0, 0],
  ])
  expect(lookAt(layout, 45)).toEqual([
    ['one', 1, 0],
    ['two', 0.5, 0],
  ])
  expect(lookAt(layout, 60)).toEqual([['two', 1, 0]])
})

test('[R1.14] in a slide the next one comes from the right and pushes', () => {
  expect(lookAt(pair({ kind: 'slide', ms: 1_000 }), 36)).toEqual([
    ['one', 1, expect.closeTo(-0.2)],
    ['two', 1, 0.8],
  ])
})

test('[R1.14] a fade goes down to black and up again, half of it on each side', () => {
  const layout = pair({ kind: 'fade', ms: 1_000 })
  expect(lookAt(layout, 45)).toEqual([['one', 1, 0]])
  expect(lookAt(layout, 57)).toEqual([['one', 0.2, 0]])
  expect(lookAt(layout, 60)).toEqual([['two', 0, 0]])
  expect(lookAt(layout, 63)).toEqual([['two', 0.2, 0]])
})

test('[R1.14] a frame shows the moment of the source that trim and speed lead to', () => {
  const layout = layOut(film([clip({ from_ms: 500, speed: 2 })]))
  expect(shownAt(layout, 15)[0]?.sourceMs).toBe(1_500)
})

test('[R1.14] the end card comes last and stands for its seconds', () => {
  const end_card = { file_id: 'card', seconds: 2, enter: { kind: 'dissolve', ms: 1_000 } } as const
  const layout = layOut(film([clip()], { end_card }))
  expect(layout.frames).toBe(90)
  expect(lookAt(layout, 80)).toEqual([[undefined, 1, 0]])
})

test('[R1.14] sound comes and goes with its picture, and is silent when muted', () => {
  const layout = pair({ kind: 'dissolve', ms: 1_000 })
  const [one, two] = layout.pieces
  expect(one && two && [loudnessAt(one, 45), loudnessAt(two, 45)]).toEqual([0.5, 0.5])
  const muted = layOut(film([clip({ is_muted: true })])).pieces[0]
  expect(muted && loudnessAt(muted, 10)).toBe(0)
})

test('[R1.14] a track is heard until its file or the film ends, and fades there', () => {
  const layout = layOut(film([clip()]))
  const music = { id: 'm', kind: 'music', file_id: 'f', start_ms: 500, volume: 0.8 } as const
  const track = { ...music, fade_in_ms: 0, fade_out_ms: 1_000 }
  expect(trackSpan(track, 60, layout)).toEqual({ from: 15, to: 60 })
  const span = trackSpan(track, 1, layout)
  expect(span).toEqual({ from: 15, to: 45 })
  const loud = [14, 15, 30, 45].map((frame) => trackLoudnessAt(track, span, frame))
  expect(loud).toEqual([0, 0.8, 0.4, 0])
})
