import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { usePageFiles } from './use-page-files'

const picture = new File(['x'], 'a.png', { type: 'image/png' })
const transfer = { types: ['Files'], files: [picture] }

function renderStage() {
  const onFiles = vi.fn()
  function Stage() {
    return (
      <>
        <p>{usePageFiles(onFiles) ? 'dragging' : 'quiet'}</p>
        <textarea data-takes-files aria-label="prompt" />
        <input aria-label="seed" />
      </>
    )
  }
  render(<Stage />)
  return onFiles
}

describe('dragging', () => {
  it('over the page is shown until the page is left', () => {
    renderStage()
    fireEvent.dragEnter(document.body, { dataTransfer: transfer })
    fireEvent.dragEnter(screen.getByRole('textbox', { name: 'prompt' }), { dataTransfer: transfer })
    fireEvent.dragLeave(document.body, { dataTransfer: transfer })
    expect(screen.getByText('dragging')).toBeTruthy()
    fireEvent.dragLeave(document.body, { dataTransfer: transfer })
    expect(screen.getByText('quiet')).toBeTruthy()
  })

  it('text is not of interest', () => {
    renderStage()
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } })
    expect(screen.getByText('quiet')).toBeTruthy()
  })

  it('a drop anywhere is taken, except where something took it already', () => {
    const onFiles = renderStage()
    fireEvent.drop(document.body, { dataTransfer: transfer })
    expect(onFiles).toHaveBeenCalledWith([picture])
    screen.getByLabelText('seed').addEventListener('drop', (event) => event.preventDefault())
    fireEvent.drop(screen.getByLabelText('seed'), { dataTransfer: transfer })
    expect(onFiles).toHaveBeenCalledTimes(1)
  })
})

describe('pasting', () => {
  it('works anywhere, in the prompt too, but not in other fields', () => {
    const onFiles = renderStage()
    fireEvent.paste(document.body, { clipboardData: transfer })
    fireEvent.paste(screen.getByLabelText('prompt'), { clipboardData: transfer })
    expect(onFiles).toHaveBeenCalledTimes(2)
    fireEvent.paste(screen.getByLabelText('seed'), { clipboardData: transfer })
    expect(onFiles).toHaveBeenCalledTimes(2)
  })

  it('text stays with who takes it', () => {
    const onFiles = renderStage()
    fireEvent.paste(screen.getByLabelText('prompt'), { clipboardData: { files: [] } })
    expect(onFiles).not.toHaveBeenCalled()
  })
})
