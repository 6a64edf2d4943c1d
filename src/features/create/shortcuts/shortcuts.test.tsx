import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import ShortcutList from './shortcut-list'
import { usePageKeys } from './use-page-keys'

afterEach(() => localStorage.clear())

function renderKeys() {
  const press = vi.fn()
  function Stage() {
    usePageKeys({ '/': press })
    return <input aria-label="field" />
  }
  render(<Stage />)
  return press
}

describe('single keys', () => {
  it('work on the page, not in fields and not with modifiers', () => {
    const press = renderKeys()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(press).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(screen.getByLabelText('field'), { key: '/' })
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('can be turned off for good', async () => {
    const { user } = await renderInComposer(<ShortcutList onClose={() => {}} />)
    await user.click(screen.getByRole('switch', { name: 'Use / and ? as shortcuts' }))
    const press = renderKeys()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(press).not.toHaveBeenCalled()
  })
})
