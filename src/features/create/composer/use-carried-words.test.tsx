import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WorkflowType } from '@/contract/generation'
import { type Drafts, EMPTY_DRAFTS } from './draft'
import { createLiveDrafts } from './live-drafts'
import { useCarriedWords } from './use-carried-words'

/** The content of the prompt field after each change of mode. */
function promptsAfter(prompts: Partial<Record<WorkflowType, string>>, ...modes: WorkflowType[]) {
  const start: Drafts = { ...EMPTY_DRAFTS }
  for (const type of ['text_to_image', 'image_edit'] as const) {
    start[type] = { ...start[type], prompt: prompts[type] ?? '' }
  }
  const drafts = createLiveDrafts(start)
  const { rerender } = renderHook(
    ({ mode }: { mode: WorkflowType }) => useCarriedWords(mode, drafts),
    { initialProps: { mode: 'text_to_image' } },
  )
  return modes.map((mode) => {
    rerender({ mode })
    return drafts.get()[mode].prompt
  })
}

it('the words come along to a mode that has none, and are still there on the way back', () => {
  const modes = ['image_to_video', 'text_to_image'] as const
  expect(promptsAfter({ text_to_image: 'a mug' }, ...modes)).toEqual(['a mug', 'a mug'])
})

it('a mode keeps the words that are its own', () => {
  const prompts = { text_to_image: 'a mug', image_edit: 'make it blue' }
  expect(promptsAfter(prompts, 'image_edit', 'text_to_image')).toEqual(['make it blue', 'a mug'])
})

it('a mode left without words changes nothing in the next one', () => {
  expect(promptsAfter({ image_edit: 'make it blue' }, 'image_edit')).toEqual(['make it blue'])
})
