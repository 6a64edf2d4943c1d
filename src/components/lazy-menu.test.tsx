import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { LazyMenu } from './lazy-menu'

const Menu = ({ trigger, word }: { trigger: ReactElement; word: string }) => (
  <>
    {trigger}
    <div role="menu">{word}</div>
  </>
)
const renderMenu = (load: () => Promise<{ default: typeof Menu }>) =>
  render(
    <LazyMenu load={load} menuProps={{ word: 'open' }}>
      More
    </LazyMenu>,
  )

test('a menu is fetched when somebody points at its button, and opens when it is pressed', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }))
  renderMenu(load)
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('button', { name: 'More' }))
  expect(load).toHaveBeenCalled()
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect((await screen.findByRole('menu')).textContent).toBe('open')
})

test('a menu that cannot be fetched in advance is no fault yet', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  renderMenu(load)
  await userEvent.tab()
  expect(load).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'More' })).toBe(document.activeElement)
})
