import { expect, test } from 'vitest'
import { makeOutput } from '../../../tests/support/task-view.ts'
import { UGC_PLAN } from '../../../tests/support/ugc-plan.ts'
import { TimelineToRender } from '../endpoints/timelines.ts'
import { cuesOf, filmOf, filmSeconds } from './film.ts'
import { scriptOf } from './script.ts'

const film = (id: string, seconds: number) =>
  makeOutput({ output_id: id, kind: 'video', duration_seconds: seconds })
const AD = scriptOf(UGC_PLAN)
const A = '0198f5a0-0000-7000-8000-000000000001'
const B = '0198f5a0-0000-7000-8000-000000000002'
const CARD = '0198f5a0-0000-7000-8000-000000000003'
const clips = [
  {
    scene: { id: 'scene-1', shows: 'speaks', words: 'Steeped for 18 hours.' },
    output: film(A, 2.5),
  },
  { scene: { id: 'scene-2', shows: 'product', words: '$4.50' }, output: film(B, 4) },
] as const

test('[R1.14] shots follow each other, what is said is read while it is said, and the end card comes last', () => {
  const made = filmOf(AD, { clips, card: film(CARD, 0) })
  expect(TimelineToRender.parse(made)).toEqual(made)
  expect(filmSeconds(made)).toBeCloseTo(2.5 + 4 + 3, 1)
  expect(made.captions?.cues).toEqual([{ from_ms: 0, to_ms: 2_500, text: 'Steeped for 18 hours.' }])
  expect(made.clips.map(({ is_muted, focus }) => [is_muted, focus])).toEqual([
    [false, 1],
    [true, 0.5],
  ])
  expect(filmOf({ ...AD, hasCaptions: false }, { clips, card: null })).toMatchObject({
    ...{ captions: null, end_card: null },
  })
})

test('long sentences are read in bites without a gap, in scripts without spaces, too', () => {
  const words = 'Steeped for eighteen hours in cold water, so that nothing tastes bitter.'
  const cues = cuesOf(words, { from: 1_000, to: 5_000 }, 'en')
  expect(cues.map(({ text }) => text).join(' ')).toBe(words)
  expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(33)
  expect([cues[0]?.from_ms, cues.at(-1)?.to_ms]).toEqual([1_000, 5_000])
  for (const [at, { from_ms }] of cues.slice(1).entries()) expect(from_ms).toBe(cues[at]?.to_ms)
  const chinese = '冷水浸泡十八个小时，所以一点也不苦，现在就来一杯吧。'
  const bites = cuesOf(chinese, { from: 0, to: 4_000 }, 'zh')
  expect(bites.map(({ text }) => text).join('')).toBe(chinese)
  expect(bites.length).toBeGreaterThan(1)
})
