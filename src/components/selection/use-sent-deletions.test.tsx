import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SendDeletion, showDeleted, useDeletedIds } from '@/browser/deletions'
import { renderCreations } from '../../../tests/support/creations'
import { useDeletion } from './use-deletion'
import { SENT_SETTLED_MS, useSentDeletions } from './use-sent-deletions'

const NAMES = ['one', 'two']
/** What the server stores. */
let kept = NAMES
const neverAnswered: SendDeletion = () => new Promise(() => {})

function List() {
  useSentDeletions()
  const { data = [] } = useQuery({ queryKey: ['names'], queryFn: () => Promise.resolve(kept) })
  const deletion = useDeletion(neverAnswered)
  const hidden = useDeletedIds()
  return data
    .filter((id) => !hidden.has(id))
    .map((id) => (
      <button key={id} type="button" onClick={() => deletion.delete([{ id, kind: 'output' }])}>
        {id}
      </button>
    ))
}

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const forget = () => showDeleted(NAMES.map((id) => ({ id })))

/** Deletes the first result and unloads the page; only session storage survives. */
async function deleteAndReload() {
  await renderCreations(<List />)
  fireEvent.click(await screen.findByRole('button', { name: 'one' }))
  fireEvent(window, new Event('pagehide'))
  cleanup()
  const remembered = { ...sessionStorage }
  forget()
  for (const [key, value] of Object.entries(remembered)) sessionStorage.setItem(key, value)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await renderCreations(<List />)
  await act(() => vi.advanceTimersByTimeAsync(1))
}

beforeEach(() => {
  kept = NAMES
})
afterEach(() => {
  vi.useRealTimers()
  forget()
})

test('what was deleted just before a reload does not show again while the server deletes it', async () => {
  await deleteAndReload()
  expect(shown()).toEqual(['two'])
  kept = ['two']
  await act(() => vi.advanceTimersByTimeAsync(SENT_SETTLED_MS))
  expect(shown()).toEqual(['two'])
  expect(sessionStorage).toHaveLength(0)
})

test('what the server did not delete is back after it had its time', async () => {
  await deleteAndReload()
  await act(() => vi.advanceTimersByTimeAsync(SENT_SETTLED_MS))
  expect(shown()).toEqual(['one', 'two'])
  expect(sessionStorage).toHaveLength(0)
})
