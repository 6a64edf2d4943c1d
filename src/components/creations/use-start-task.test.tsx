import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CreateTask } from '@/api/create-task'
import { createQueryClient } from '@/api/query-client'
import { taskKeys } from '@/api/tasks.queries'
import { clearNotifications } from '@/browser/notifications'
import { AppError } from '@/contract/app-error'
import { toldMessages } from '../../../tests/support/login'
import { makeTask } from '../../../tests/support/task-view'
import { useStartTask } from './use-start-task'

afterEach(() => {
  onlineManager.setOnline(true)
  clearNotifications()
})

const asked = { workflow_type: 'music', prompt: 'Calm piano' } as const

function renderStart(create: CreateTask) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const client = createQueryClient(() => i18n)
  const onStarted = vi.fn()
  const { result } = renderHook(() => useStartTask(onStarted, create), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })
  /** Presses the button, and waits for the answer or its absence. */
  const press = async (request: Parameters<typeof result.current.mutate>[0] = asked) => {
    act(() => result.current.mutate(request))
    await waitFor(() => expect(result.current.isPending).toBe(false))
  }
  return { client, onStarted, press }
}

const keysOf = (create: ReturnType<typeof vi.fn<CreateTask>>) =>
  create.mock.calls.map(([request]) => request.idempotency_key)

it.each(['network_error', 'timeout'] as const)(
  '[R6.03] after %s, asking a tool again asks for the same generation, so that it is paid for once',
  async (code) => {
    const create = vi.fn<CreateTask>()
    create.mockRejectedValueOnce(new AppError(code)).mockResolvedValue(makeTask())
    const { press, onStarted } = renderStart(create)
    await press()
    await press()
    await press()
    const [lost, again, next] = keysOf(create)
    expect(again).toBe(lost)
    expect(next).not.toBe(again)
    expect(onStarted).toHaveBeenCalledTimes(2)
  },
)

it('what was refused, or is asked for otherwise, is a generation of its own', async () => {
  const create = vi.fn<CreateTask>()
  create
    .mockRejectedValueOnce(new AppError('insufficient_credits'))
    .mockRejectedValueOnce(new AppError('network_error'))
    .mockResolvedValue(makeTask())
  const { press } = renderStart(create)
  await press()
  await press()
  await press({ ...asked, prompt: 'Loud drums' })
  expect(new Set(keysOf(create)).size).toBe(3)
})

it('without a network a tool says so at once, and sends nothing later by itself', async () => {
  const create = vi.fn<CreateTask>().mockRejectedValue(new AppError('network_error'))
  const { press } = renderStart(create)
  onlineManager.setOnline(false)
  await press()
  expect(toldMessages()).toEqual(['error: Network error, please try again later'])
  await act(async () => onlineManager.setOnline(true))
  expect(create).toHaveBeenCalledOnce()
})

it('a generation that began is known by its id at once', async () => {
  const task = makeTask()
  const { press, client, onStarted } = renderStart(() => Promise.resolve(task))
  await press()
  expect(onStarted).toHaveBeenCalledExactlyOnceWith(task)
  expect(client.getQueryData(taskKeys.detail(task.task_id))).toEqual(task)
})
