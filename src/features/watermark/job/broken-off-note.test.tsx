import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeVideo } from '../../../../tests/support/removal-view'
import { renderPage } from '../../../../tests/support/render-page'
import { BrokenOffNote } from './broken-off-note'

test('a file that stops before its end is said to, with both times', async () => {
  await renderPage(
    <BrokenOffNote video={makeVideo({ duration_seconds: 72.9, promised_seconds: 120 })} />,
  )
  expect(screen.getByText(/should last 2:00, but it stops at 1:12/)).toBeTruthy()
})

test('nothing is said of a whole one', async () => {
  await renderPage(<BrokenOffNote video={makeVideo({ promised_seconds: null })} />)
  expect(screen.queryByText(/incomplete/)).toBeNull()
})
