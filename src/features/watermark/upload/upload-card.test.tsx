import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../tests/support/render-page'
import { UploadCard } from './upload-card'

const file = { name: 'holiday.mp4', sizeBytes: 1 }
const sending = {
  state: 'sending',
  ...file,
  progress: 0.346,
  bytesPerSecond: 2 * 1_048_576,
  isPaused: false,
} as const

async function show(upload: Parameters<typeof UploadCard>[0]['upload'], hasOthers = false) {
  const calls = { onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn() }
  await renderPage(<UploadCard upload={upload} hasOthers={hasOthers} {...calls} />)
  return calls
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('says how far and how fast, and can be paused and stopped', async () => {
  const { onPause, onCancel } = await show(sending)
  expect(screen.getByText(/34%.*2 MB/)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('35')
  press('Pause')
  press('Cancel')
  expect(onPause).toHaveBeenCalledOnce()
  expect(onCancel).toHaveBeenCalledOnce()
})

it('goes on after a pause', async () => {
  const { onResume } = await show({ ...sending, isPaused: true, bytesPerSecond: null })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  press('Resume')
  expect(onResume).toHaveBeenCalledOnce()
})

it('[R5.12] says that of several files the first is used', async () => {
  await show({ state: 'opening', ...file }, true)
  expect(screen.getByText('One video at a time: the first one is used.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})
