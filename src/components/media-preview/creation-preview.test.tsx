import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { takeLeftDeletion } from '@/browser/deletions'
import { removeLocal, writeLocal } from '@/browser/local-store'
import { renderCreations } from '../../../tests/support/creations'
import { present } from '../../../tests/support/present'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import CreationPreview from './creation-preview'

const outputs = [makeOutput(), makeOutput({ kind: 'video', duration_seconds: 5 }), makeOutput()]
const items = outputs.map((output, index) => ({
  task: makeTask({ prompt: `prompt ${index + 1}` }),
  output,
}))

/** Renders until the details are there, which come after the picture. */
async function renderWhole(part: ReactNode) {
  const shown = await renderCreations(part)
  await waitFor(() => expect(screen.getByLabelText('Details').firstChild).not.toBeNull())
  return shown
}

async function renderPreview(index: number) {
  const onShow = vi.fn()
  const onClose = vi.fn()
  const { user } = await renderWhole(
    <CreationPreview
      items={items}
      outputId={outputs[index]?.output_id ?? ''}
      onShow={onShow}
      onClose={onClose}
    />,
  )
  return { user, onShow, onClose }
}

/** The same, on a page that shows the requested result. */
function renderWalk(index: number) {
  function Page() {
    const [shown, show] = useState(outputs[index]?.output_id ?? '')
    return <CreationPreview items={items} outputId={shown} onShow={show} onClose={() => {}} />
  }
  return renderWhole(<Page />)
}

describe('[R2.41] the full-screen preview', () => {
  it('shows the safe zones of every placement of its shape, and none of another shape', async () => {
    const tall = makeOutput({ width: 1080, height: 1920 })
    const { user } = await renderWhole(
      <CreationPreview
        items={[{ task: makeTask({ placement: null }), output: tall }]}
        outputId={tall.output_id}
        onShow={() => {}}
        onClose={() => {}}
      />,
    )
    const choice = screen.getByRole('combobox', { name: 'Safe zone' })
    const names = [...choice.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(names).toContain('Meta · Stories')
    expect(names.join()).not.toContain('Feed')
    expect(document.querySelector('.border-dashed')).toBeNull()
    await user.selectOptions(choice, 'Meta · Stories')
    const { top } = present(document.querySelector<HTMLElement>('.border-dashed')).style
    expect(Number.parseFloat(top)).toBeCloseTo(14)
  })

  it('closes on Escape', async () => {
    const { user, onClose } = await renderPreview(0)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by its button, which has the focus first', async () => {
    const { user, onClose } = await renderPreview(0)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes on a click beside the picture, not on the picture', async () => {
    const { onClose } = await renderPreview(0)
    const picture = () => screen.getByRole('img', { name: 'Generated image: prompt 1' })
    fireEvent.click(picture())
    fireEvent.click(picture())
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(present(picture().parentElement))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes on a click below the bar or at the edge, outside the pane', async () => {
    const { onClose } = await renderPreview(0)
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('looks closer by a click on the picture, by its button and by Z, and a video only whole', async () => {
    const { user } = await renderWalk(0)
    const zoom = () => screen.queryByRole('button', { name: 'Zoom' })
    const isClose = () => zoom()?.getAttribute('aria-pressed')
    fireEvent.click(screen.getByRole('img', { name: 'Generated image: prompt 1' }))
    expect(isClose()).toBe('true')
    await user.keyboard('z')
    expect(isClose()).toBe('false')
    await user.click(present(zoom()))
    await user.keyboard('{End}')
    expect(isClose()).toBe('false')
    await user.keyboard('{ArrowLeft}')
    expect(zoom()).toBeNull()
  })

  it('deletes by its key, shows the next one, and has the way back in front of it', async () => {
    const { user, onShow } = await renderPreview(0)
    await user.keyboard('{Delete}')
    expect(onShow).toHaveBeenCalledWith(outputs[1]?.output_id)
    const undo = within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' })
    await user.click(undo)
    cleanup()
    expect(takeLeftDeletion()).toBeNull()
  })

  it('closed before a deletion is undone, it leaves the way back to the frame', async () => {
    const { user } = await renderPreview(0)
    await user.keyboard('{Delete}')
    cleanup()
    expect(takeLeftDeletion()?.items).toEqual([{ id: outputs[0]?.output_id, kind: 'output' }])
  })

  it('locks the scrolling of the page behind', async () => {
    await renderPreview(0)
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true)
  })
})

describe('walking through', () => {
  it('goes by arrow keys and buttons, and stops at the ends', async () => {
    const { user, onShow } = await renderPreview(0)
    await user.keyboard('{ArrowLeft}')
    expect(onShow).not.toHaveBeenCalled()
    await user.keyboard('{ArrowRight}')
    expect(onShow).toHaveBeenLastCalledWith(outputs[1]?.output_id)
    expect(screen.getByText('1 / 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(onShow).toHaveBeenCalledTimes(2)
  })

  it('leaves the arrows to a video that has the focus', async () => {
    const { onShow } = await renderPreview(1)
    fireEvent.keyDown(present(document.querySelector('video')), { key: 'ArrowRight' })
    expect(onShow).not.toHaveBeenCalled()
  })
})

describe('comparing two', () => {
  it('keeps one while the arrows lead through the others, and ends as it began', async () => {
    const { user } = await renderWalk(0)
    await user.keyboard('m')
    expect(screen.getByText('1 ↔ 2 / 3')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Generated image: prompt 1' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('1 ↔ 3 / 3')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Generated image: prompt 1' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('1 ↔ 3 / 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Compare', pressed: true }))
    expect(screen.getByText('3 / 3')).toBeTruthy()
  })

  it('lays two pictures into one, with a line between that has the arrows', async () => {
    const { user } = await renderWalk(0)
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    expect(screen.queryByRole('button', { name: 'Overlay' }), 'a video').toBeNull()
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getByRole('button', { name: 'Overlay' }))
    const line = await screen.findByRole('slider', { name: 'Divider between the two images' })
    expect(line.getAttribute('aria-valuetext')).toBe('50% of picture 1')
    line.focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(line.getAttribute('aria-valuetext')).toBe('40% of picture 1')
    expect(screen.getByText('1 ↔ 3 / 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Overlay', pressed: true }))
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('takes the one before where there is none after', async () => {
    const { user } = await renderWalk(2)
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    expect(screen.getByText('3 ↔ 2 / 3')).toBeTruthy()
  })

  it('leaves the letter alone for who has turned single keys off', async () => {
    writeLocal('single_key_shortcuts', false)
    const { user } = await renderWalk(0)
    await user.keyboard('m')
    expect(screen.getByText('1 / 3')).toBeTruthy()
    removeLocal('single_key_shortcuts')
  })
})

describe('what it was made of', () => {
  it('shows prompt, model and price', async () => {
    await renderPreview(0)
    expect(screen.getByText('prompt 1')).toBeTruthy()
    expect(screen.getByText('Layout engine (built-in engine)')).toBeTruthy()
    expect(screen.getByText('2 credits')).toBeTruthy()
  })

  it('[R2.20] says when there was no prompt', async () => {
    const task = makeTask({ prompt: '' })
    const output = makeOutput()
    await renderWhole(
      <CreationPreview
        items={[{ task, output }]}
        outputId={output.output_id}
        onShow={() => {}}
        onClose={() => {}}
      />,
    )
    expect(screen.getByText('No prompt')).toBeTruthy()
  })
})

it('[R5.11] says that a picture could not be loaded, and tries again when asked', async () => {
  const { user } = await renderPreview(0)
  fireEvent.error(screen.getByRole('img', { name: 'Generated image: prompt 1' }))
  expect(screen.getByRole('alert').textContent).toContain('Load failed')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'Generated image: prompt 1' })).toBeTruthy()
})
