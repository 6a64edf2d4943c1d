import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { renderPage } from '../../../tests/support/render-page'
import { OrderRows } from './order-rows'

const LEFT: OrderView = {
  order_id: crypto.randomUUID(),
  transaction_id: 'AD-1',
  goods_type: 'plan',
  goods_id: 'basic',
  cycle: 'year',
  quantity: 1,
  credits: 1800,
  amount_minor: 9504,
  refunded_minor: 0,
  currency: 'USD',
  status: 'CREATED',
  state: 'pending',
  failure: null,
  gateway: 'test',
  method: null,
  is_renewal: false,
  has_invoice: false,
  created_at: '2026-11-27T04:00:00Z',
  paid_at: null,
  refunded_at: null,
}

const cells = async (order: Partial<OrderView>) => {
  await renderPage(<OrderRows orders={[{ ...LEFT, ...order }]} />, {
    at: '/en/billing',
    pages: ['/$lang/billing', '/$lang/payment'],
  })
  const [status, , invoice] = screen.getAllByRole('cell').slice(4)
  if (!status || !invoice) throw new Error('Cells are missing.')
  return { status, invoice }
}

test('an order that may still be paid is asked about beside its status, not among the invoices', async () => {
  const { status, invoice } = await cells({})
  expect(within(status).getByText('Pending')).toBeTruthy()
  expect(within(status).getByRole('link', { name: 'Check again' })).toBeTruthy()
  expect(invoice.textContent).toBe('')
})

test('one whose payment page was left for good was not completed; a declined one failed', async () => {
  const left = await cells({ state: 'failed', failure: 'expired' })
  expect(left.status.textContent).toBe('Not completed')
  document.body.replaceChildren()
  const declined = await cells({ state: 'failed', failure: 'declined' })
  expect(declined.status.textContent).toBe('Failed')
})
