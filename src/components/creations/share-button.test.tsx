import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import { Toaster } from '@/components/ui/toaster'
import { renderCreations } from '../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { ShareButton } from './share-button'
import TileMenu from './tile-menu'

const share = vi.fn(async (_given: ShareData) => {})

afterEach(() => {
  vi.unstubAllGlobals()
  share.mockReset()
  clearNotifications()
})

async function press(canShare: boolean) {
  vi.stubGlobal('navigator', { ...navigator, share, canShare: () => canShare })
  vi.stubGlobal(
    'fetch',
    async () => new Response('…', { headers: { 'content-type': 'image/png' } }),
  )
  await renderCreations(
    <>
      <ShareButton output={{ url: '/media/1/original' }} title="a mug: 1/2 price" />
      <Toaster />
    </>,
  )
  const button = screen.queryByRole('button', { name: 'Share' })
  if (button) fireEvent.click(button)
  return button
}

test('a phone’s share sheet gets the file under its name', async () => {
  await press(true)
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [{ files, title } = {}] = share.mock.calls[0] ?? []
  expect([title, files?.[0]?.name, files?.[0]?.type]).toEqual([
    'a mug: 1/2 price',
    'a mug 1 2 price.png',
    'image/png',
  ])
})

test('the menu of a result leads to the sheet, too', async () => {
  vi.stubGlobal('navigator', { ...navigator, share, canShare: () => true })
  vi.stubGlobal('fetch', async () => new Response('…'))
  const trigger = <button type="button">More</button>
  await renderCreations(
    <TileMenu trigger={trigger} task={makeTask({ prompt: 'a mug' })} output={makeOutput()} />,
  )
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Share' }))
  await waitFor(() => expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'a mug' }))
})

test('closing the sheet is no failure; anything else is told', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  await press(true)
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Couldn’t share/)).toBeNull()
  share.mockRejectedValue(new DOMException('', 'DataError'))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Couldn’t share this. Download it instead.')).toBeTruthy()
})

test('a file that came too late for the press is shared by the next one, without being fetched again', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const button = await press(true)
  expect(await screen.findByText('Ready to share. Tap Share again.')).toBeTruthy()
  const fetchAgain = vi.fn()
  vi.stubGlobal('fetch', fetchAgain)
  if (button) fireEvent.click(button)
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(fetchAgain).not.toHaveBeenCalled()
  expect(screen.queryByText(/Couldn’t share/)).toBeNull()
})

test('there is no button where there is no sheet for files', async () => {
  expect(await press(false)).toBeNull()
})
