import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { modelsQuery } from '../../src/api/models.functions.ts'
import { taskKeys } from '../../src/api/tasks.queries.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { makeModel } from './model-view.ts'
import { renderPage } from './render-page.tsx'

/** Renders tiles, details, or previews of creations, with one model and these active tasks. */
export async function renderCreations(part: ReactNode, activeTasks: TaskView[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(taskKeys.list({ status: 'active' }), {
    pages: [{ tasks: activeTasks, total: activeTasks.length, next_cursor: null }],
    pageParams: [undefined],
  })
  client.setQueryData(modelsQuery().queryKey, {
    models: [makeModel({ label: 'Layout engine' })],
    has_text_model: false,
  })
  await renderPage(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
  return { client, user: userEvent.setup() }
}
