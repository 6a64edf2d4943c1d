import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page'
import type { Proposal } from './proposal'
import { ProposalPanel } from './proposal-panel'

async function show(given: Partial<Proposal>) {
  const proposal: Proposal = {
    workflow: 'text_to_image',
    original: 'Red shoes, $89',
    prompt: 'Red shoes on wet rock, $89',
    by: 'model',
    note: null,
    into: null,
    isDescription: false,
    ...given,
  }
  const spies = { onTake: vi.fn(), onDismiss: vi.fn() }
  await renderPage(<ProposalPanel {...proposal} {...spies} />)
  return { ...spies, user: userEvent.setup() }
}

it('marks what was added and what was taken out, and hands the words over', async () => {
  const { onTake, user } = await show({ prompt: 'Crimson shoes on wet rock, $89' })
  expect(screen.getAllByRole('deletion').map((part) => part.textContent)).toEqual(['Red'])
  expect(screen.getAllByRole('insertion').map((part) => part.textContent)).toEqual([
    'Crimson',
    ' on wet rock',
  ])
  await user.click(screen.getByRole('button', { name: 'Use these words' }))
  expect(onTake).toHaveBeenCalledWith('Crimson shoes on wet rock, $89')
})

it('words in another language are shown as they are, and said to be in it', async () => {
  await show({ into: 'fr', prompt: 'Chaussures rouges, $89' })
  expect(screen.getByText('Chaussures rouges, $89').getAttribute('lang')).toBe('fr')
  expect(screen.queryByRole('insertion')).toBeNull()
})

it('what a model writes is text and never a part of the page', async () => {
  await show({ prompt: 'Red shoes <img src=x onerror=alert(1)>, $89' })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText(/onerror/)).toBeTruthy()
})

it.each<[string, Partial<Proposal>, RegExp]>([
  ['a changed fact', { prompt: null, note: 'facts_changed', into: 'fr' }, /^The translation chang/],
  ['a failure', { prompt: null, note: 'no_answer' }, /no usable answer\.$/],
  ['nothing to add', { prompt: null, by: 'rules' }, /^Nothing to add/],
])('after %s there is nothing to take', async (_, given, sentence) => {
  const { onDismiss, user } = await show(given)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use these words' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})
