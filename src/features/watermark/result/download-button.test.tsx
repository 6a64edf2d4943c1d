import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRemovalView } from '../../../../tests/support/removal-view'
import { renderPage } from '../../../../tests/support/render-page'
import { DownloadButton } from './download-button'

const answer = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset()
})

async function pressDownload(removal: ReturnType<typeof makeRemovalView>) {
  await renderPage(<DownloadButton removal={removal} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
}
const { video } = makeRemovalView()

test('[R8.09] without a result there is no video to download, and nothing is asked for', async () => {
  await pressDownload(makeRemovalView({ result: null }))
  expect(screen.getByRole('status').textContent).toBe('No video to download')
  expect(answer).not.toHaveBeenCalled()
})

test.each([404, 410])(
  '[R8.09] a result that is gone (%i) is said to be no more',
  async (status) => {
    answer.mockResolvedValue(new Response(null, { status }))
    await pressDownload(makeRemovalView({ result: video }))
    expect(await screen.findByText('No video to download')).toBeTruthy()
  },
)

test('[R8.03] [R8.09] a broken connection is told as one, and the button can be pressed again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await pressDownload(makeRemovalView({ result: video }))
  expect(await screen.findByText('Network error, please try again later')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(answer).toHaveBeenCalledTimes(2)
})
