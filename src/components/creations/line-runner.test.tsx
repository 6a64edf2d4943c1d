import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { creditKeys } from '@/api/credits.functions'
import { taskKeys } from '@/api/tasks.queries'
import { joinLine, leaveLine, useWaitingLine, type WaitingTask } from '@/browser/waiting-line'
import { AppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'
import type { ErrorCode } from '@/contract/error-codes'
import { makeTask } from '../../../tests/support/task-view'
import LineRunner from './line-runner'

const waiting = (key: string): WaitingTask => ({
  key,
  ownerId: 'mai',
  credits: 2,
  request: { workflow_type: 'text_to_image', prompt: 'a mug' },
})

/** One user's waiting line with the state of each task. */
function Line() {
  const line = useWaitingLine('mai')
  return (
    <output>
      {line.map(({ key, hasFailed }) => `${key}${hasFailed ? ' failed' : ''}`).join(', ')}
    </output>
  )
}
const line = () => screen.getByRole('status').textContent

function renderRunner(start: (task: WaitingTask) => Promise<TaskView>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(creditKeys.balance, { concurrency: 1 })
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const stage = (runningTasks: number) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <LineRunner userId="mai" runningTasks={runningTasks} start={start} />
        <Line />
      </QueryClientProvider>
    </I18nProvider>
  )
  const { rerender } = render(stage(1))
  return { client, room: () => rerender(stage(0)) }
}

const refusal = (code: ErrorCode) => Promise.reject(new AppError(code))
const fakeStart = () => vi.fn<(task: WaitingTask) => Promise<TaskView>>(async () => makeTask())

beforeEach(() => {
  for (const key of ['first', 'second']) leaveLine(key)
  joinLine(waiting('first'))
  joinLine(waiting('second'))
})

test('[R4.03] nothing of the line starts while another runs, and the next one when there is room', async () => {
  const start = fakeStart().mockResolvedValueOnce(makeTask())
  start.mockImplementation(() => new Promise(() => {}))
  const { room } = renderRunner(start)
  expect(start).not.toHaveBeenCalled()
  room()
  await waitFor(() => expect(line()).toBe('second'))
  expect(start.mock.calls[0]?.[0].key).toBe('first')
})

test('[R4.03] nothing of the line starts while what was asked for before it is on its way', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const start = fakeStart()
  const { client, room } = renderRunner(start)
  const sent = Promise.withResolvers<void>()
  const cache = client.getMutationCache()
  const sending = cache
    .build(client, { mutationKey: taskKeys.create, mutationFn: () => sent.promise })
    .execute(undefined)
  room()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(start).not.toHaveBeenCalled()
  sent.resolve()
  await sending
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(start.mock.calls[0]?.[0].key).toBe('first')
  vi.useRealTimers()
})

test('what cannot be started is marked and left in line, and the one behind it is started', async () => {
  const start = fakeStart().mockImplementationOnce(() => refusal('insufficient_credits'))
  const { room } = renderRunner(start)
  room()
  await waitFor(() => expect(line()).toBe('first failed'))
  expect(start.mock.calls.map(([{ key }]) => key)).toEqual(['first', 'second'])
})

test('what passes by itself pauses the line, which then goes on with the same one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const start = fakeStart().mockImplementationOnce(() => refusal('generation_running'))
  const { room } = renderRunner(start)
  room()
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(start).toHaveBeenCalledTimes(1)
  expect(line()).toBe('first, second')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(start.mock.calls[1]?.[0].key).toBe('first'))
})
