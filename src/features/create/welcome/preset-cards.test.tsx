import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { PromptField } from '../composer/prompt-field'
import { PresetCards } from './preset-cards'

const typed = 'Our bakery opens at six on Saturday, with bread from its own oven'
const renderCards = (prompt: string) =>
  renderInComposer(
    <>
      <PromptField onSend={() => undefined} />
      <PresetCards />
    </>,
    { draft: { prompt } },
  )
const cards = () => screen.getAllByRole('button').filter((button) => button.closest('li'))

it('on a phone, where the field is in a sheet, choosing a card opens that', async () => {
  const { user, setSheetOpen, draft } = await renderInComposer(<PresetCards />)
  const [card] = cards()
  if (!card) throw new Error('There are no cards.')
  await user.click(card)
  expect(draft().prompt).not.toBe('')
  await waitFor(() => expect(setSheetOpen).toHaveBeenCalledWith(true))
})

it.each([
  [
    'by Ctrl+Z',
    (user: Awaited<ReturnType<typeof renderCards>>['user']) =>
      user.keyboard('{Control>}z{/Control}'),
  ],
  [
    'by the button',
    (user: Awaited<ReturnType<typeof renderCards>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Back to what I typed' })),
  ],
])(
  'what a starter card replaced can be had back %s, also after a second card',
  async (_, goBack) => {
    const { user, draft } = await renderCards(typed)
    for (const card of cards().slice(0, 2)) await user.click(card)
    expect(draft().prompt).not.toBe(typed)
    await user.click(screen.getByRole('textbox', { name: 'Prompt' }))
    await goBack(user)
    expect(draft().prompt).toBe(typed)
  },
)
