import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { makeReading } from '../../../../tests/support/reading'
import { ReadingRow } from './reading-row'
import type { Understanding } from './understanding'

const understandingOf = (given: Partial<Understanding> = {}): Understanding => {
  const read = makeReading()
  return {
    words: 'Shoes',
    read,
    reading: read,
    corrections: {},
    given: undefined,
    correct: vi.fn(),
    resetAll: vi.fn(),
    ...given,
  }
}

// A wide screen; jsdom has none.
beforeEach(() => {
  const query = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => query)
})

/** The editor's script has to load first. */
const FETCHED = { timeout: 60_000 }

const row = () => screen.getByRole('button', { name: /^How the engine read your prompt/ })

it('[D10.04] is absent where no engine of ours reads the words', async () => {
  await renderInComposer(<ReadingRow />, { understanding: null })
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells headline, offer, button, mood and colours, by name', async () => {
  await renderInComposer(<ReadingRow />, { understanding: understandingOf() })
  expect(row().textContent).toContain('HeadlineRunning shoes')
  expect(row().textContent).toContain('Offer−30%')
  expect(row().textContent).toContain('ButtonShop now')
  expect(row().textContent).toContain('MoodEnergetic')
  expect(row().textContent).toContain('Teal')
})

it('opens fields: typing corrects, emptying leaves out, a headline cannot be left out', async () => {
  const understanding = understandingOf()
  const { user } = await renderInComposer(<ReadingRow />, { understanding })
  await user.click(row())
  const editor = within(
    await screen.findByRole('dialog', { name: 'How the engine read your prompt' }, FETCHED),
  )
  const type = async (name: string, text: string) => {
    const field = editor.getByRole('textbox', { name })
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  await type('Button', '')
  expect(understanding.correct).toHaveBeenLastCalledWith({ cta: null })
  await type('Headline', 'Run')
  expect(understanding.correct).toHaveBeenLastCalledWith({ headline: 'Run' })
  await type('Headline', '')
  expect(understanding.correct).toHaveBeenLastCalledWith({ headline: 'Running shoes' })
  await type('Features', 'light, 240 g{enter}dry')
  expect(understanding.correct).toHaveBeenLastCalledWith({ features: ['light, 240 g', 'dry'] })
  await user.click(editor.getByRole('button', { name: 'Teal', pressed: true }))
  expect(understanding.correct).toHaveBeenLastCalledWith({ colours: [] })
  await user.selectOptions(editor.getByRole('combobox', { name: 'Mood' }), 'Calm')
  expect(understanding.correct).toHaveBeenLastCalledWith({ mood: 'calm' })
})

it('shows what was corrected, and takes it back', async () => {
  const corrections = { headline: 'Run free' }
  const reading = makeReading(corrections)
  const understanding = understandingOf({ corrections, reading, given: corrections })
  const { user } = await renderInComposer(<ReadingRow />, { understanding })
  expect(row().textContent).toContain('Run freecorrected')
  await user.click(row())
  await user.click(await screen.findByRole('button', { name: 'Reset: Headline' }, FETCHED))
  expect(understanding.correct).toHaveBeenLastCalledWith({ headline: 'Running shoes' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' })
  expect(field.value).toBe('Running shoes')
  await user.click(screen.getByRole('button', { name: 'Reset all' }))
  expect(understanding.resetAll).toHaveBeenCalledOnce()
})
