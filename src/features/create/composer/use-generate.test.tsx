import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { teamKeys } from '@/api/teams.functions'
import { clearNotifications } from '@/browser/notifications'
import { AppError } from '@/contract/app-error'
import type { CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'
import { toldMessages } from '../../../../tests/support/login'
import { makeModel } from '../../../../tests/support/model-view'
import { makeTask } from '../../../../tests/support/task-view'
import { EMPTY_DRAFTS } from './draft'
import { taskRequest } from './task-request'
import { useGenerate } from './use-generate'

afterEach(() => onlineManager.setOnline(true))

const asked = taskRequest(
  'text_to_image',
  { ...EMPTY_DRAFTS.text_to_image, prompt: 'a mug' },
  makeModel(),
)

afterEach(clearNotifications)

type Create = (request: CreateTaskRequest) => Promise<TaskView>

function renderGenerate(create: Create, onCreated = vi.fn()) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const client = createQueryClient(() => i18n)
  client.setQueryData(teamKeys.context, {})
  const { result } = renderHook(() => useGenerate(onCreated, create), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })
  return { result, onCreated }
}

it.each([
  ['plan_upgrade_needed', 'Please upgrade your plan'],
  ['upload_unfinished', 'Please wait for the upload'],
  ['generation_running', 'Generating, please try again later'],
  ['insufficient_credits', 'Insufficient credits, please recharge'],
  ['network_error', 'Network error, please try again later'],
] as const)('[R8.09] refused with %s, it says “%s”', async (code, words) => {
  const { result } = renderGenerate(() => Promise.reject(new AppError(code)))
  act(() => result.current.send(asked))
  await waitFor(() => expect(toldMessages()).toEqual([`error: ${words}`]))
})

it('a generation asked for without a network fails at once, and is sent again only when asked, as the same one', async () => {
  const create = vi.fn<Create>()
  create.mockRejectedValueOnce(new AppError('network_error')).mockResolvedValue(makeTask())
  const { result, onCreated } = renderGenerate(create)

  onlineManager.setOnline(false)
  act(() => result.current.send(asked))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(result.current.isSending).toBe(false))
  await act(async () => onlineManager.setOnline(true))
  expect(create).toHaveBeenCalledTimes(1)

  act(() => result.current.send(asked))
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  const [first, second] = create.mock.calls.map(([request]) => request.idempotency_key)
  expect(second).toBe(first)
})

it.each([
  ['answered', () => Promise.resolve(makeTask())],
  ['refused', () => Promise.reject(new AppError('content_blocked'))],
] as const)('what is sent has its place until it is %s', async (_end, answer) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { result } = renderGenerate(() => promise.then(answer))
  act(() => result.current.send(asked))
  await waitFor(() => expect(result.current.sent?.placeholder.prompt).toBe('a mug'))
  await act(async () => resolve())
  await waitFor(() => expect(result.current.sent).toBeNull())
})
