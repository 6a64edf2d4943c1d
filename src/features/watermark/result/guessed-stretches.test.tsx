import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page'
import { GuessedStretches } from './guessed-stretches'

const show = (guessed: { from: number; to: number }[]) =>
  renderPage(<GuessedStretches guessed={guessed} />)

test('stretches that were filled by guess are named', async () => {
  await show([
    { from: 0, to: 7.6 },
    { from: 65.1, to: 65.3 },
  ])
  expect(screen.getByText(/^Look closely at 0:00–0:08 and 1:05: nothing in/)).toBeTruthy()
})

test('where nothing was guessed nothing is said', async () => {
  await show([])
  expect(screen.queryByText(/guess/)).toBeNull()
})
