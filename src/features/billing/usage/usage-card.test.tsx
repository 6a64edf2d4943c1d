import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { creditUsageQuery } from '@/api/billing.queries'
import type { CreditUsage } from '@/contract/endpoints/billing/usage'
import { renderPage } from '../../../../tests/support/render-page'
import { UsageCard } from './usage-card'

const NONE: CreditUsage = {
  is_of_everybody: true,
  time_zone: 'UTC',
  credits: 0,
  count: 0,
  days: [
    { day: '2026-11-19', credits: 0, count: 0 },
    { day: '2026-11-20', credits: 0, count: 0 },
    { day: '2026-11-21', credits: 0, count: 0 },
  ],
  kinds: [],
  models: [],
  people: [],
}

const ANN = { user_id: crypto.randomUUID(), name: 'Ann', credits: 9, count: 2 }

const SOME: CreditUsage = {
  is_of_everybody: true,
  time_zone: 'Asia/Singapore',
  credits: 12,
  count: 3,
  days: [
    { day: '2026-11-19', credits: 3, count: 1 },
    { day: '2026-11-20', credits: 0, count: 0 },
    { day: '2026-11-21', credits: 9, count: 2 },
  ],
  kinds: [
    { workflow_type: 'text_to_video', credits: 9, count: 2 },
    { workflow_type: null, credits: 3, count: 1 },
  ],
  models: [
    { model: 'some-model', credits: 9, count: 2 },
    { model: null, credits: 3, count: 1 },
  ],
  people: [ANN, { user_id: null, name: null, credits: 3, count: 1 }],
}

async function renderUsage(usage: CreditUsage) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(creditUsageQuery().queryKey, usage)
  client.setQueryData(['models'], { models: [] })
  await renderPage(
    <QueryClientProvider client={client}>
      <UsageCard />
    </QueryClientProvider>,
  )
}

const list = (name: string) => screen.getByRole('list', { name })

test('without use it says what will be shown, and offers no table', async () => {
  await renderUsage(NONE)
  expect(screen.getByText(/^No usage yet/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the bars have the numbers as a table, the newest day first', async () => {
  await renderUsage(SOME)
  expect(screen.getByRole('img', { name: /Nov 19, 2026 to Nov 21, 2026/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.queryByRole('img')).toBeNull()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayCreditsGenerations',
    ...['Nov 21, 202692', 'Nov 20, 202600', 'Nov 19, 202631'],
    'Total123',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.getByRole('img')).toBeTruthy()
})

test('it is told by kind, model and person; what has no name gets one', async () => {
  await renderUsage(SOME)
  expect(list('By kind').textContent).toBe('Text to Video9 (75%)Other tools3 (25%)')
  expect(list('By model').textContent).toBe('some-model9 (75%)Other tools3 (25%)')
  expect(list('By person').textContent).toBe('Ann9 (75%)Former member3 (25%)')
})

test('who works alone is not listed', async () => {
  await renderUsage({ ...SOME, people: [ANN] })
  expect(screen.queryByRole('list', { name: 'By person' })).toBeNull()
})
