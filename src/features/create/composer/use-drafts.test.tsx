import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MAIN_PAGE } from '../workflows'
import { EMPTY_DRAFTS } from './draft'
import { useDrafts } from './use-drafts'

const workflow = 'text_to_image'

/** The words on a page whose user changes; the first user wrote them. */
function wordsFor(prompt: string, ...readers: (string | null)[]) {
  const [first = null, ...others] = readers
  const { result, rerender } = renderHook(
    ({ userId }: { userId: string | null }) => useDrafts(MAIN_PAGE, userId, EMPTY_DRAFTS),
    { initialProps: { userId: first } },
  )
  act(() => result.current.edit({ type: 'prompt', workflow, prompt }))
  const wordsOf = (userId: string | null) => {
    rerender({ userId })
    return result.current.get()[workflow].prompt
  }
  return others.map(wordsOf)
}

it('words written just before a session ran out are there again when the same person signs in', () => {
  expect(wordsFor('A red mug', 'ada', null, 'ada')).toEqual(['', 'A red mug'])
})

it('nobody else finds them', () => {
  expect(wordsFor('A red mug', 'ada', null, 'bob')).toEqual(['', ''])
})

it('what a visitor writes stays when they sign in', () => {
  expect(wordsFor('A red mug', null, 'ada')).toEqual(['A red mug'])
})
