import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { teamKeys } from '@/api/teams.functions'
import { AppError } from '@/contract/app-error'
import type { CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'
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

it('a generation asked for without a network fails at once, and is sent again only when asked, as the same one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(teamKeys.context, {})
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const create = vi.fn<(request: CreateTaskRequest) => Promise<TaskView>>()
  create.mockRejectedValueOnce(new AppError('network_error')).mockResolvedValue(makeTask())
  const onCreated = vi.fn()
  const { result } = renderHook(() => useGenerate(onCreated, create), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  })

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
