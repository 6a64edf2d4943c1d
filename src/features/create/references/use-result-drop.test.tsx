import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dragResult } from '@/browser/dragged-result'
import { useResultDrop } from './use-result-drop'

/** A stub of the browser's data transfer, which the test environment lacks. */
function makeTransfer() {
  const data = new Map<string, string>()
  return {
    effectAllowed: '',
    dropEffect: 'none',
    get types() {
      return [...data.keys()]
    },
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  }
}

const result = { outputId: 'o-1', prompt: 'a mug', thumbnailUrl: '/media/o-1/thumbnail' }

function Stage({ addStored }: { addStored: () => Promise<void> }) {
  const { isOver, handlers } = useResultDrop({ addStored })
  return (
    <>
      <button type="button" onDragStart={(event) => dragResult(event, result)}>
        tile
      </button>
      <form aria-label="Composer" data-over={isOver} {...handlers}>
        <textarea aria-label="Prompt" />
      </form>
    </>
  )
}

it('shows where a result of one’s own may be dropped, and takes it', () => {
  const addStored = vi.fn(async () => {})
  render(<Stage addStored={addStored} />)
  const [form, words] = [screen.getByRole('form'), screen.getByRole('textbox')]
  const dataTransfer = makeTransfer()
  fireEvent.dragStart(screen.getByRole('button'), { dataTransfer })
  const isLetThrough = fireEvent.dragOver(words, { dataTransfer })
  expect([isLetThrough, dataTransfer.dropEffect, form.dataset.over]).toEqual([
    false,
    'copy',
    'true',
  ])
  fireEvent.drop(words, { dataTransfer })
  expect(form.dataset.over).toBe('false')
  expect(addStored).toHaveBeenCalledOnce()
})
