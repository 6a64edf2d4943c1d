import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearNotifications } from '@/browser/notifications'
import { Toaster } from '@/components/ui/toaster'
import { AppError } from '@/contract/app-error'
import { renderCreations } from '../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { SaveButton } from './save-button'
import type { SendCreative } from './use-save-creative'

const task = makeTask()
const CREATIVE_ID = '01a2b3c4-0000-7000-8000-000000000000'

beforeEach(clearNotifications)

async function pressSave(send: SendCreative, output = makeOutput()) {
  const { user } = await renderCreations(
    <>
      <SaveButton task={task} output={output} send={send} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Save to team' }))
  return user
}

test.each([
  ['image', 'image_creative', 'image_url', 'Image saved'],
  ['video', 'video_creative', 'video_url', 'Video saved'],
] as const)('[R3.10] [R4.16] a saved %s says so, and is sent once', async (...row) => {
  const [kind, field, address, words] = row
  const send = vi.fn<SendCreative>(() => Promise.resolve({ creative_id: CREATIVE_ID }))
  const output = makeOutput({ kind })
  const user = await pressSave(send, output)
  expect(await screen.findByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Saved' }))
  const [link] = screen.getAllByRole('link', { name: 'Show creative' })
  expect(link?.getAttribute('href')).toBe(`/en/creative-records/${CREATIVE_ID}`)
  expect(send).toHaveBeenCalledExactlyOnceWith({
    log_id: task.task_id,
    generation_method: 'MY_CREATION',
    [field]: { [address]: output.url },
  })
})

test.each([
  [new TypeError('Failed to fetch'), /^Save failed, please try again$/],
  [new AppError('internal'), /^Save failed, please try again$/],
  [new AppError('nothing_to_save'), /^No changes to save$/],
])('[R8.09] %o is told as %s, and can be tried again', async (error, words) => {
  await pressSave(() => Promise.reject(error))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save to team' })).toBeTruthy()
})
