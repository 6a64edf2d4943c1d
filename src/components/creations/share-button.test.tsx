import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import { Toaster } from '@/components/ui/toaster'
import { renderCreations } from '../../../tests/support/creations'
import { ShareButton } from './share-button'

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
      <ShareButton output={{ url: '/media/1/mug.png' }} title="a mug" />
      <Toaster />
    </>,
  )
  const button = screen.queryByRole('button', { name: 'Share' })
  if (button) fireEvent.click(button)
  return button
}

test('a phone’s share sheet gets the file under its name', async () => {
  await press(true)
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [{ files, title } = {}] = share.mock.calls[0] ?? []
  expect([title, files?.[0]?.name, files?.[0]?.type]).toEqual(['a mug', 'mug.png', 'image/png'])
})

test('closing the sheet is no failure; anything else is told', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  await press(true)
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Couldn’t share/)).toBeNull()
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Couldn’t share this. Download it instead.')).toBeTruthy()
})

test('there is no button where there is no sheet for files', async () => {
  expect(await press(false)).toBeNull()
})
