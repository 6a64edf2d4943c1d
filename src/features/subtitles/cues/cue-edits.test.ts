import { describe, expect, test } from 'vitest'
import { beginEditing, type CueEdit, type CueHistory, editCues, plainCues } from './cue-edits'

const begun = () =>
  beginEditing([
    { from_ms: 1_000, to_ms: 3_000, text: 'Slow mornings start' },
    { from_ms: 4_000, to_ms: 5_000, text: 'with cold brew' },
  ])

const after = (history: CueHistory, ...edits: CueEdit[]) => edits.reduce(editCues, history)
const idAt = ({ cues }: CueHistory, at: number) => cues[at]?.id ?? ''
const shown = ({ cues }: CueHistory) =>
  cues.map(({ from_ms, to_ms, text }) => `${from_ms}-${to_ms} ${text}`)

describe('[R1.09] splitting', () => {
  test('cuts at the play head, and the words at the nearest space', () => {
    const history = begun()
    const cut = after(history, { type: 'split', id: idAt(history, 0), ms: 1_700 })
    expect(shown(cut).slice(0, 2)).toEqual(['1000-1700 Slow', '1700-3000 mornings start'])
    expect(cut.selectedId).toBe(idAt(cut, 1))
  })

  test('cuts the words at the caret, and the time by its share while the play head is elsewhere', () => {
    const history = begun()
    const cut = after(history, { type: 'split', id: idAt(history, 0), ms: 9_000, at: 13 })
    expect(shown(cut).slice(0, 2)).toEqual(['1000-2368 Slow mornings', '2368-3000 start'])
  })
})

test('[R1.09] joining takes in the next cue with its words on a line of their own', () => {
  const history = begun()
  const joined = after(history, { type: 'join', id: idAt(history, 0) })
  expect(shown(joined)).toEqual(['1000-5000 Slow mornings start\nwith cold brew'])
  expect(after(joined, { type: 'join', id: idAt(joined, 0) })).toBe(joined)
})

test('[R1.09] shifting moves all cues alike and stops at the beginning', () => {
  expect(shown(after(begun(), { type: 'shift', ms: -5_000 }))).toEqual([
    '0-2000 Slow mornings start',
    '3000-4000 with cold brew',
  ])
})

test('[R1.09] a new cue fills the room before the next one and no more', () => {
  const made = after(begun(), { type: 'insert', ms: 3_200, duration: 10_000 })
  expect(shown(made)[1]).toBe('3200-4000 ')
  expect(made.selectedId).toBe(idAt(made, 1))
})

test('[R1.09] an end never passes the other, and a cue goes where its time is', () => {
  const history = begun()
  const id = idAt(history, 0)
  const late = after(history, { type: 'times', id, from_ms: 6_000, to_ms: 5_500 })
  expect(shown(late)).toEqual(['4000-5000 with cold brew', '6000-6100 Slow mornings start'])
})

test('[R1.09] undo takes back whole words that were typed, then what was before', () => {
  const history = begun()
  const id = idAt(history, 0)
  const typed = after(
    history,
    { type: 'shift', ms: 500 },
    { type: 'text', id, text: 'S' },
    { type: 'text', id, text: 'So' },
  )
  const once = after(typed, { type: 'undo' })
  expect(plainCues(once.cues)[0]).toMatchObject({ from_ms: 1_500, text: 'Slow mornings start' })
  const twice = after(once, { type: 'undo' })
  expect(twice.cues).toEqual(history.cues)
  expect(after(twice, { type: 'redo' }, { type: 'redo' }).cues).toEqual(typed.cues)
})
