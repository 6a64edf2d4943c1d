import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { makeRemovalView } from '../../../../tests/support/removal-view'
import { renderPage } from '../../../../tests/support/render-page'
import { EraseForm } from './erase-form'

const NO_AREA = 'Please select at least one area'
const NO_RIGHTS = 'Please confirm that you have the right to edit this video'

/** The form, whose obstacle disappears when a button is pressed. */
async function renderForm(onStart = vi.fn()) {
  function Stage() {
    const [hasRights, setRights] = useState(false)
    const [hasArea, setArea] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setArea(true)}>
          Mark
        </button>
        <EraseForm
          offer={makeRemovalView().offer}
          hasRights={hasRights}
          onRights={setRights}
          obstacle={hasArea ? null : NO_AREA}
          onObstacle={vi.fn()}
          onStart={onStart}
          isStarting={false}
          failure={null}
        />
      </>
    )
  }
  await renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Stage />
    </QueryClientProvider>,
  )
  const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I have the right/ })
  return { press, tick, onStart }
}

test('[R4.11] a message goes with its reason, and the next one comes when it is asked for', async () => {
  const { press, tick, onStart } = await renderForm()
  await press(/^Erase/)
  expect(screen.getByText(NO_AREA)).toBeTruthy()
  await press(/^Mark/)
  expect(screen.queryByText(NO_AREA)).toBeNull()
  expect(screen.queryByText(NO_RIGHTS)).toBeNull()
  await press(/^Erase/)
  expect(screen.getByText(NO_RIGHTS)).toBeTruthy()
  await userEvent.click(tick())
  expect(screen.queryByText(NO_RIGHTS)).toBeNull()
  await press(/^Erase/)
  expect(onStart).toHaveBeenCalledOnce()
})
