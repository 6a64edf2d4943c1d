import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EMPTY_DRAFTS } from './draft'
import {
  createLiveDrafts,
  useDraftFacts,
  useDraftsPart,
  useLateDraftsPart,
  useSettledWords,
} from './live-drafts'

const workflow = 'text_to_image'
const AFTER_MS = 300

function stage<Part>(use: (live: ReturnType<typeof createLiveDrafts>) => Part) {
  const live = createLiveDrafts(EMPTY_DRAFTS)
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return use(live)
  })
  const type = (prompt: string) => act(() => live.dispatch({ type: 'prompt', workflow, prompt }))
  return { live, type, result, renders: () => renders }
}

it('a letter typed renders nobody who reads a draft but for its words', () => {
  const { live, type, result, renders } = stage((drafts) => useDraftFacts(drafts, workflow))
  type('a')
  type('a m')
  expect(renders()).toBe(1)
  act(() => live.dispatch({ type: 'settings', workflow, settings: { count: 3 } }))
  expect(renders()).toBe(2)
  expect(result.current.settings.count).toBe(3)
})

it('who asks whether there are words renders with the first letter alone', () => {
  const { type, result, renders } = stage((drafts) =>
    useDraftsPart(drafts, (all) => all[workflow].prompt !== ''),
  )
  for (const prompt of ['a', 'a ', 'a m', 'a mu']) type(prompt)
  expect([result.current, renders()]).toEqual([true, 2])
})

it('who can wait is told of words after the letter is on the screen, and of their end as well', async () => {
  const { live, result } = stage((drafts) =>
    useLateDraftsPart(drafts, (all) => all[workflow].prompt !== ''),
  )
  const write = (prompt: string) => live.dispatch({ type: 'prompt', workflow, prompt })
  act(() => write('a'))
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  act(() => {
    write('')
    write('b')
    write('')
  })
  await waitFor(() => expect(result.current).toBe(false))
})

it('who follows the words renders once, a moment after the last letter', () => {
  vi.useFakeTimers()
  const { type, result, renders } = stage((drafts) =>
    useSettledWords(drafts, workflow, { afterMs: AFTER_MS }),
  )
  for (const prompt of ['a', 'a m', 'a mug ']) {
    type(prompt)
    act(() => void vi.advanceTimersByTime(AFTER_MS - 1))
  }
  expect([result.current.words, renders()]).toEqual(['', 1])
  act(() => void vi.advanceTimersByTime(1))
  expect([result.current.words, renders()]).toEqual(['a mug', 2])
  vi.useRealTimers()
})
