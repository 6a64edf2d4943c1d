import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { modelsQuery } from '../../src/api/catalog.queries.ts'
import { makeModel } from './model-view.ts'
import { renderPage } from './render-page.tsx'

/** Shows tiles, details or previews of creations; the catalog has one model. */
export async function renderCreations(part: ReactNode) {
  const client = new QueryClient()
  client.setQueryData(modelsQuery().queryKey, { models: [makeModel({ label: 'Layout engine' })] })
  await renderPage(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
  return { client, user: userEvent.setup() }
}
