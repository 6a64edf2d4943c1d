import { expect, test } from 'vitest'
import { type Timeline, type TimelineClip, TRANSITIONS, type Transition } from './timeline.ts'
import { type Layout, layOut, shownAt } from './timeline-layout.ts'
import { segmentsOf } from './timeline-segments.ts'

const clip = (id: string, to_ms: number, kind: Transition, speed = 1): TimelineClip => ({
  ...{ id, file_id: id, from_ms: 500, to_ms: 500 + to_ms, speed, fit: 'fill', focus: 0.5 },
  ...{ volume: 1, is_muted: false, enter: { kind, ms: 600 } },
})
const film = (clips: TimelineClip[]): Timeline => ({
  ...{ ratio: '9:16', clips, captions: null, tracks: [] },
  end_card: { file_id: 'card', seconds: 1, enter: { kind: 'slide', ms: 600 } },
})
const seen = (layout: Layout, frame: number) =>
  shownAt(layout, frame).map(({ piece, sourceMs, ...look }) => ({
    ...{ ...look, id: piece.clip?.id },
    sourceMs: Math.round(sourceMs),
  }))

/** All transitions next to all others, including clips that consist only of their transitions. */
const CLIPS = TRANSITIONS.flatMap((one) =>
  TRANSITIONS.flatMap((other, at) => [
    clip(`${one} ${at}`, 400, one, 0.5),
    clip(`${other} ${at} after`, 1_300, other, 2),
  ]),
)

test.each([2, 3, 4, 6])(
  '[R1.14] a film in stretches of %i pieces is the same, frame by frame',
  (most) => {
    const layout = layOut(film(CLIPS))
    const segments = segmentsOf(layout, most)
    expect(segments.length).toBeGreaterThan(3)
    for (const { layout: part } of segments) expect(part.pieces.length).toBeLessThanOrEqual(most)
    const parts = segments.flatMap(({ at, layout: part }) =>
      Array.from({ length: part.frames }, (_, frame) => ({
        frame: at + frame,
        is: seen(part, frame),
      })),
    )
    expect(parts).toEqual(
      Array.from({ length: layout.frames }, (_, frame) => ({ frame, is: seen(layout, frame) })),
    )
  },
)

test('[R1.14] a short film is one stretch', () => {
  const layout = layOut(film(CLIPS.slice(0, 2)))
  expect(segmentsOf(layout, 4)).toEqual([{ at: 0, layout }])
})
