import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { WorkflowTabs } from './workflow-tabs'
import { MAIN_PAGE } from './workflows'

const GERMAN = { at: '/de', language: 'de' } as const
const modes = () => within(screen.getByRole('navigation', { name: 'Modes' }))

test('[R2.10] outside English three modes have tabs, and the three others are behind More', async () => {
  await renderPage(<WorkflowTabs profile={MAIN_PAGE} workflow="text_to_image" />, GERMAN)
  expect(modes().getAllByRole('link')).toHaveLength(3)
  await userEvent.click(modes().getByRole('button', { name: 'More' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Video Edit',
    'Text to Video',
    'First and Last Frame Video',
  ])
  expect(items[0]?.getAttribute('href')).toBe('/de?tab=video_edit')
})

test('a mode behind More is named there while it is on screen', async () => {
  await renderPage(<WorkflowTabs profile={MAIN_PAGE} workflow="text_to_video" />, GERMAN)
  const current = modes().getByRole('button', { name: 'Text to Video' })
  expect(current.getAttribute('aria-current')).toBe('page')
})

test.each([
  ['a tab', 'image_edit', 'link'],
  ['what is behind More', 'text_to_video', 'button'],
] as const)(
  'on a narrow screen %s comes into view when it is chosen',
  async (_, workflow, role) => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    await renderPage(<WorkflowTabs profile={MAIN_PAGE} workflow={workflow} />, GERMAN)
    const [current] = modes()
      .getAllByRole(role)
      .filter((one) => one.getAttribute('aria-current') === 'page')
    expect(moved.mock.contexts).toEqual([current])
    moved.mockRestore()
  },
)

test('in English every mode has a tab', async () => {
  await renderPage(<WorkflowTabs profile={MAIN_PAGE} workflow="text_to_image" />)
  expect(modes().getAllByRole('link')).toHaveLength(6)
  expect(modes().queryByRole('button')).toBeNull()
})
