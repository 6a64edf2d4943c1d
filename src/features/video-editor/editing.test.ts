import { expect, test } from 'vitest'
import { TIMELINE_CLIPS_MAX, type TimelineClip } from '@/contract/timeline'
import { beginEditing, type Edit, EMPTY_TIMELINE, edit } from './editing'

const clip: Omit<TimelineClip, 'id'> = {
  ...{ file_id: 'file', from_ms: 0, to_ms: 2_000, speed: 1, fit: 'fill', focus: 0.5 },
  ...{ volume: 1, is_muted: false, enter: { kind: 'dissolve', ms: 500 } },
}
const after = (...edits: Edit[]) => edits.reduce(edit, beginEditing(EMPTY_TIMELINE))
const add = (file_id: string): Edit => ({ type: 'add', clip: { ...clip, file_id } })
const files = ({ timeline }: ReturnType<typeof after>) =>
  timeline.clips.map(({ file_id }) => file_id)
const spans = ({ timeline }: ReturnType<typeof after>) =>
  timeline.clips.map(({ from_ms, to_ms }) => [from_ms, to_ms])
const three = [add('a'), add('b'), add('c')]

test('[R1.14] a clip is put after the one that is selected', () => {
  expect(files(after(...three))).toEqual(['a', 'b', 'c'])
  expect(files(after(...three, { type: 'select', id: 'part-1' }, add('d')))).toEqual([
    ...['a', 'd', 'b', 'c'],
  ])
})

test('[R1.14] the first clip gives the film its format, unless somebody has chosen one', () => {
  const wide: Edit = { type: 'add', clip, size: { width: 853, height: 480 } }
  const tall: Edit = { type: 'add', clip, size: { width: 720, height: 1280 } }
  expect(after(wide, tall).timeline.ratio).toBe('16:9')
  expect(after(tall, wide).timeline.ratio).toBe('9:16')
  expect(after({ type: 'film', change: { ratio: '1:1' } }, wide).timeline.ratio).toBe('1:1')
  expect(after(wide, { type: 'undo' }).timeline.ratio).toBe(EMPTY_TIMELINE.ratio)
})

test('[R1.14] there are never more clips than a film can have', () => {
  const many = after(...Array.from({ length: TIMELINE_CLIPS_MAX + 3 }, () => add('a')))
  expect(files(many)).toHaveLength(TIMELINE_CLIPS_MAX)
  expect(edit(many, { type: 'split', frame: 10 })).toBe(many)
})

test('[R1.14] a clip moves by places, not beyond the ends', () => {
  expect(files(after(...three, { type: 'move', id: 'part-1', by: 1 }))).toEqual(['b', 'a', 'c'])
  expect(files(after(...three, { type: 'move', id: 'part-2', by: 9 }))).toEqual(['a', 'c', 'b'])
  const still = after(...three)
  expect(edit(still, { type: 'move', id: 'part-1', by: -1 }).past).toHaveLength(3)
})

test('[R1.14] trimming keeps within the source, and a tenth of a second', () => {
  const trim = (change: { from_ms?: number; to_ms?: number }) =>
    spans(after(add('a'), { type: 'trim', id: 'part-1', source_ms: 5_000, ...change }))
  expect(trim({ from_ms: 700 })).toEqual([[700, 2_000]])
  expect(trim({ from_ms: -50 })).toEqual([[0, 2_000]])
  expect(trim({ from_ms: 9_000 })).toEqual([[1_900, 2_000]])
  expect(trim({ to_ms: 9_000 })).toEqual([[0, 5_000]])
  expect(trim({ to_ms: 0 })).toEqual([[0, 100]])
})

test('[R1.14] splitting makes two that go on as the one did', () => {
  const halves = after(
    add('a'),
    { type: 'clip', id: 'part-1', change: { speed: 2 } },
    { type: 'split', frame: 15 },
  )
  expect(spans(halves)).toEqual([
    [0, 1_000],
    [1_000, 2_000],
  ])
  expect(halves.timeline.clips[1]?.enter.kind).toBe('cut')
  expect(halves.selectedId).toBe(halves.timeline.clips[1]?.id)
})

test('[R1.14] nothing is split at its very end, or where there is none', () => {
  const one = after(add('a'))
  for (const frame of [0, 2, 58, 60, 500]) expect(edit(one, { type: 'split', frame })).toBe(one)
})

test('[R1.14] what is removed leaves the next one selected', () => {
  const two = after(...three, { type: 'remove', id: 'part-2' })
  expect([files(two), two.selectedId]).toEqual([['a', 'c'], 'part-3'])
})

test('[R1.14] every step can be taken back, and forth again', () => {
  const track = { kind: 'music', file_id: 'm', start_ms: 0, volume: 1 } as const
  const edits: Edit[] = [
    ...three,
    { type: 'split', frame: 20 },
    { type: 'add_track', track: { ...track, fade_in_ms: 0, fade_out_ms: 0 } },
    { type: 'film', change: { ratio: '16:9' } },
    { type: 'remove', id: 'part-3' },
  ]
  const done = after(...edits)
  const undone = edits.reduce((state) => edit(state, { type: 'undo' }), done)
  expect(undone.timeline).toEqual(EMPTY_TIMELINE)
  const again = edits.reduce((state) => edit(state, { type: 'redo' }), undone)
  expect(again.timeline).toEqual(done.timeline)
})

test('[R1.14] a drag is one step, however often it moved', () => {
  const trim = (from_ms: number): Edit => ({
    ...{ type: 'trim', id: 'part-1', source_ms: 2_000, from_ms },
  })
  const dragged = after(add('a'), { type: 'hold' }, trim(100), trim(200), { type: 'release' })
  expect(spans(dragged)).toEqual([[200, 2_000]])
  expect(spans(edit(dragged, { type: 'undo' }))).toEqual([[0, 2_000]])
  // Dragged there and back: undo reverts the edit before.
  const hold = [{ type: 'hold' }, trim(100), trim(300), { type: 'release' }] satisfies Edit[]
  expect(spans(edit(after(add('a'), trim(300), ...hold), { type: 'undo' }))).toEqual([[0, 2_000]])
})
