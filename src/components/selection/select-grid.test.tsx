import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SendDeletion, showDeleted, takeLeftDeletion } from '@/browser/deletions'
import { clearNotifications } from '@/browser/notifications'
import { Toaster } from '@/components/ui/toaster'
import { AppError } from '@/contract/app-error'
import { renderCreations } from '../../../tests/support/creations'
import { makeOutput } from '../../../tests/support/task-view'
import SelectGrid from './select-grid'
import type { SelectItem } from './select-item'
import { UNDO_MS, UndoBar } from './undo-bar'
import { useDeletion } from './use-deletion'

const tile = (name: string, given: Partial<SelectItem> = {}): SelectItem => ({
  id: name,
  kind: 'output',
  ratio: 1,
  description: name,
  picture: makeOutput(),
  downloadUrl: `/download/${name}`,
  ...given,
})
const ITEMS = [
  tile('one'),
  tile('two'),
  tile('running', { kind: 'task', picture: null, refusal: 'Can be selected later.' }),
  tile('three'),
  tile('failed', { kind: 'task', picture: null, words: 'Failed', downloadUrl: undefined }),
]

function Stage({ send, onLeave }: { send: SendDeletion; onLeave: () => void }) {
  const deletion = useDeletion(send)
  const items = ITEMS.filter(({ id }) => !deletion.hidden.has(id))
  return (
    <>
      <SelectGrid groups={[{ key: 'all', items }]} onDelete={deletion.delete} onLeave={onLeave} />
      <UndoBar deletion={deletion} isRaised />
      <Toaster />
    </>
  )
}

const send = vi.fn<SendDeletion>()
const onLeave = vi.fn()

beforeEach(async () => {
  clearNotifications()
  send.mockReset().mockResolvedValue({ refused: [] })
  onLeave.mockReset()
  await renderCreations(<Stage send={send} onLeave={onLeave} />)
})
afterEach(() => {
  vi.useRealTimers()
  takeLeftDeletion()
  showDeleted(ITEMS)
})

const box = (name: RegExp | string) => screen.getByRole('checkbox', { name })
const chosen = () =>
  screen
    .getAllByRole('checkbox')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => one.dataset.tile)
const action = (name: string) => screen.getByRole('button', { name })
const deleteChosen = () => fireEvent.click(action('Delete'))

test('a click chooses one, with Shift everything up to there but what cannot be chosen', () => {
  fireEvent.click(box('one'))
  fireEvent.click(box('three'), { shiftKey: true })
  expect(chosen()).toEqual(['one', 'two', 'three'])
  expect(screen.getByText('3 selected')).toBeTruthy()
  fireEvent.click(box('two'))
  expect(chosen()).toEqual(['one', 'three'])
})

test('what is still being made says why it cannot be chosen', () => {
  const running = box(/^running.*Can be selected later\.$/)
  expect(running.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(running)
  expect(chosen()).toEqual([])
})

test('the keyboard chooses all, deletes and leaves; one tile is a stop of the Tab key', () => {
  fireEvent.keyDown(box('one'), { key: 'a', ctrlKey: true })
  expect(chosen()).toEqual(['one', 'two', 'three', 'failed'])
  expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  fireEvent.keyDown(box('one'), { key: 'Delete' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.keyDown(box(/^running/), { key: 'Escape' })
  expect(onLeave).toHaveBeenCalledOnce()
})

test('without a choice nothing can be downloaded or deleted; a failed task has no file', () => {
  const isOff = (name: string) => action(name).getAttribute('aria-disabled') === 'true'
  expect([isOff('Download'), isOff('Delete')]).toEqual([true, true])
  deleteChosen()
  expect(screen.queryByText(/deleted/)).toBeNull()
  fireEvent.click(box(/^failed/))
  expect([isOff('Download'), isOff('Delete')]).toEqual([true, false])
})

test('what is deleted can come back for ten seconds, then it is final', async () => {
  vi.useFakeTimers()
  fireEvent.click(box('one'))
  fireEvent.click(box(/^failed/))
  deleteChosen()
  expect(screen.getByText('2 items deleted')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'one' })).toBeNull()
  fireEvent.click(action('Undo'))
  expect(box('one')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS))
  expect(send).not.toHaveBeenCalled()

  fireEvent.click(box('one'))
  fireEvent.click(box(/^failed/))
  deleteChosen()
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS))
  const data = { output_ids: ['one'], task_ids: ['failed'] }
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ data }))
  expect(screen.queryByText(/deleted/)).toBeNull()
})

test('the time to undo waits while somebody is at it', async () => {
  vi.useFakeTimers()
  fireEvent.click(box('one'))
  deleteChosen()
  fireEvent.focus(action('Undo'))
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS * 2))
  expect(send).not.toHaveBeenCalled()
  fireEvent.blur(action('Undo'))
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS))
  expect(send).toHaveBeenCalledOnce()
})

test('a second deletion makes the first one final; leaving the page makes all final', async () => {
  fireEvent.click(box('one'))
  deleteChosen()
  fireEvent.click(box('two'))
  deleteChosen()
  fireEvent(window, new Event('pagehide'))
  await waitFor(() =>
    expect(send.mock.calls.map(([{ data }]) => data.output_ids)).toEqual([['one'], ['two']]),
  )
})

test('what could not be deleted is back on the screen, with the reason', async () => {
  send.mockRejectedValue(new AppError('network_error'))
  fireEvent.click(box('one'))
  deleteChosen()
  fireEvent(window, new Event('pagehide'))
  expect(await screen.findByRole('checkbox', { name: 'one' })).toBeTruthy()
})

test.each([
  ['generation_running', '1 item is still generating and wasn’t deleted.'],
  ['not_permitted', '1 item was made by a colleague and wasn’t deleted.'],
])('what the server refuses (%s) is told with its reason', async (code, sentence) => {
  send.mockResolvedValue({ refused: [{ id: 'failed', code }] })
  fireEvent.click(box(/^failed/))
  deleteChosen()
  fireEvent(window, new Event('pagehide'))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
