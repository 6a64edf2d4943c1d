import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showDeleted } from '@/browser/deletions'
import { AppError } from '@/contract/app-error'
import { renderCreations } from '../../../tests/support/creations'
import { useRowDeletion } from './use-row-deletion'

const IDS = ['one', 'two', 'three']
type Remove = Parameters<typeof useRowDeletion>[0]

function List({ remove }: { remove: Remove }) {
  const deletion = useRowDeletion(remove, ['rows'])
  const items = IDS.map((id) => ({ id, kind: 'output' as const }))
  return (
    <>
      <button type="button" onClick={() => deletion.delete(items)}>
        Delete
      </button>
      <p>{deletion.hidden.size}</p>
    </>
  )
}

async function leaveAfterDeleting(remove: Remove) {
  await renderCreations(<List remove={remove} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(remove).not.toHaveBeenCalled()
  await act(() => Promise.resolve(fireEvent(window, new Event('pagehide'))))
}

afterEach(() => showDeleted(IDS.map((id) => ({ id }))))

test('all rows are sent before a page that goes away hears of the first', async () => {
  const remove = vi.fn<Remove>(() => new Promise(() => {}))
  await leaveAfterDeleting(remove)
  expect(remove.mock.calls).toEqual(IDS.map((id) => [id, expect.any(Function)]))
})

test('a row that fails keeps no other, and one that is gone is no failure', async () => {
  const remove = vi.fn<Remove>((id) =>
    id === 'two'
      ? Promise.resolve()
      : Promise.reject(new AppError(id === 'one' ? 'not_found' : 'unavailable')),
  )
  await leaveAfterDeleting(remove)
  expect(remove).toHaveBeenCalledTimes(3)
  expect(await screen.findByText('0')).toBeTruthy()
})
