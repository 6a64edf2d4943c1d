import { afterEach, expect, test } from 'vitest'
import { dropMarks } from '@/browser/mark-drafts'
import { makeRemovalView, makeRun } from '../../../../tests/support/removal-view'
import { type MarkDraft, readMarkDraft, writeMarkDraft } from './mark-draft'

afterEach(() => localStorage.clear())

const removal = (removal_id: string, run_id: string | null = null) =>
  makeRemovalView({ removal_id, run: run_id ? makeRun('SUCCEEDED', { work_id: run_id }) : null })

const draft: MarkDraft = {
  mode: 'precise',
  isMarking: true,
  detectionId: 'found',
  areas: [
    { id: 'area-1', x: 0.1, y: 0.2, w: 0.3, h: 0.1, from: 1, to: 4 },
    { id: 'area-2', x: 0.5, y: 0.5, w: 0.2, h: 0.2, from: 0, to: 10, isOff: true },
  ],
}

const withoutIds = (kept: MarkDraft | null) => ({
  ...kept,
  areas: kept?.areas.map(({ id: _id, ...area }) => area),
})

test('areas, times and mode come back as they were left', () => {
  writeMarkDraft(removal('a'), draft)
  expect(withoutIds(readMarkDraft(removal('a')))).toEqual(withoutIds(draft))
  expect(readMarkDraft(removal('b'))).toBeNull()
})

test('a run that was started since knows better', () => {
  writeMarkDraft(removal('a'), draft)
  expect(readMarkDraft(removal('a', 'run'))).toBeNull()
})

test('what was tampered with is put right or left out', () => {
  const wild = { x: -4, y: 9, w: 7, h: 0, from: 3, to: 99 }
  writeMarkDraft(removal('a'), {
    ...draft,
    areas: [
      { id: '1', ...wild },
      { id: '2', ...wild, from: 11 },
      { id: '3', ...wild, to: 2 },
    ],
  })
  expect(withoutIds(readMarkDraft(removal('a'))).areas).toEqual([
    { x: 0, y: 0.99, w: 1, h: 0.01, from: 3, to: 10 },
  ])
})

test('the last five videos are remembered, and none that was deleted', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) writeMarkDraft(removal(id), draft)
  expect(readMarkDraft(removal('a'))).toBeNull()
  expect(readMarkDraft(removal('b'))).not.toBeNull()
  dropMarks('b')
  expect(readMarkDraft(removal('b'))).toBeNull()
  for (const id of ['c', 'd', 'e', 'f']) dropMarks(id)
  expect(localStorage).toHaveLength(0)
})
