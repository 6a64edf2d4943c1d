import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LedgerEntry } from '@/contract/endpoints/credits'
import { renderPage } from '../../../tests/support/render-page'
import { LedgerRow } from './ledger-row'

const ENTRY: LedgerEntry = {
  id: crypto.randomUUID(),
  kind: 'hold',
  amount: -12,
  reason: 'generation',
  task_id: '01234567-89ab-7def-8123-456789abcdef',
  created_at: new Date().toISOString(),
}

const renderRow = (entry: Partial<LedgerEntry>) =>
  renderPage(<LedgerRow entry={{ ...ENTRY, ...entry }} />, {
    at: '/en/billing',
    pages: ['/$lang/billing', '/$lang/history'],
  })

test('credits held for a generation lead to what was made', async () => {
  await renderRow({})
  const link = screen.getByRole('link', { name: /^Reserved for a generation.*-12$/ })
  expect(link.getAttribute('href')).toBe(`/en/history?task=${ENTRY.task_id}`)
})

test('those for the watermark remover say so, and those without a task lead nowhere', async () => {
  await renderRow({ reason: 'removal' })
  expect(screen.getByText('Reserved for a watermark removal')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('added credits bear their sign', async () => {
  await renderRow({ kind: 'grant', amount: 100, task_id: null, reason: 'welcome' })
  expect(screen.getByText('+100')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
