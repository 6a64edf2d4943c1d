import { beforeEach, expect, test } from 'vitest'
import { readLocal, writeLocal } from '@/browser/local-store'
import type { Timeline } from '@/contract/timeline'
import { forgetDraft, readDraft, writeDraft } from './draft'

const file_id = '0198f5a0-0000-7000-8000-000000000001'
const mine = { owner: 'me', film: null }
const enter = { kind: 'fade', ms: 600 } as const
const TIMELINE: Timeline = {
  ratio: '1:1',
  clips: [
    {
      ...{ id: 'part-1', file_id, from_ms: 0, to_ms: 900, speed: 2, fit: 'whole', focus: 0.5 },
      ...{ volume: 1, is_muted: true, enter },
    },
  ],
  end_card: { file_id, seconds: 2, enter },
  captions: null,
  tracks: [],
}

beforeEach(() => localStorage.clear())

test('[R1.14] what is being cut survives a reload, for the one who cuts it', () => {
  writeDraft(mine, TIMELINE)
  expect(readDraft(mine)).toEqual(TIMELINE)
  expect(readDraft({ ...mine, owner: 'you' })).toBeNull()
})

test('what has another shape is nothing, and an empty film is forgotten', () => {
  for (const clips of [[{ ...TIMELINE.clips[0], fit: 'odd' }], [{}], null]) {
    writeLocal('video_editor_cache', { owner: 'me', timeline: { ...TIMELINE, clips } })
    expect(readDraft(mine)).toBeNull()
  }
  writeDraft(mine, { ...TIMELINE, clips: [] })
  expect(readLocal('video_editor_cache')).toBeNull()
})

test('[R1.14] a film that is opened again has a draft of its own, until it is saved', () => {
  const opened = { owner: 'me', film: file_id }
  writeDraft(mine, TIMELINE)
  writeDraft(opened, { ...TIMELINE, ratio: '16:9' })
  expect([readDraft(mine)?.ratio, readDraft(opened)?.ratio]).toEqual(['1:1', '16:9'])
  expect(readDraft({ ...opened, film: '0198f5a0-0000-7000-8000-000000000002' })).toBeNull()
  forgetDraft(opened)
  expect([readDraft(mine)?.ratio, readDraft(opened)]).toEqual(['1:1', null])
})

test('[R1.14] a film whose changes were all taken back, or saved, has no draft', () => {
  const opened = { owner: 'me', film: file_id }
  const changed: Timeline = { ...TIMELINE, ratio: '16:9' }
  const { ratio, ...rest } = TIMELINE
  const sameAgain: Timeline = { ...rest, ratio }
  writeDraft(opened, changed, [TIMELINE])
  expect(readDraft(opened)).toEqual(changed)
  writeDraft(opened, sameAgain, [TIMELINE])
  expect(readDraft(opened)).toBeNull()
  writeDraft(opened, changed, [TIMELINE, changed])
  expect(readDraft(opened)).toBeNull()
})
