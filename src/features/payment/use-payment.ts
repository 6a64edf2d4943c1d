import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderFn } from '@/api/billing.functions'
import { billingKeys, orderQuery, refreshBilling } from '@/api/billing.queries'
import type { OrderView } from '@/contract/endpoints/billing/orders'

const POLL_MS = 2_000
/** How long the page waits by itself. */
export const PAYMENT_WAIT_MS = 120_000

export type PaymentOutcome =
  | { state: 'checking' }
  | { state: 'timed_out' }
  | { state: 'left'; order: OrderView }
  | { state: 'unknown'; error: unknown }
  | { state: 'succeeded' | 'failed' | 'refunded'; order: OrderView }

/**
 * Waits for the payment report, which alone decides: polls until it arrives, and stops after two minutes
 * until the user checks again.
 */
export function usePayment(orderId: string, { hasLeft }: { hasLeft: boolean }) {
  const client = useQueryClient()
  const [round, setRound] = useState(hasLeft ? 0 : 1)
  const [isTimedOut, setTimedOut] = useState(false)
  const isWaiting = round > 0 && !isTimedOut
  const { data: order, error } = useQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state }) =>
      isWaiting && (!state.data || state.data.state === 'pending') ? POLL_MS : false,
  })
  const state = order?.state
  const isPending = state === undefined || state === 'pending'

  useEffect(() => {
    if (!isWaiting || !isPending) return
    const timer = setTimeout(() => setTimedOut(true), PAYMENT_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isPending])

  useEffect(() => {
    if (state === 'succeeded') void refreshBilling(client)
  }, [state, client])

  /** Asks the payment service directly, and waits once more. */
  async function checkAgain() {
    setTimedOut(false)
    setRound(round + 1)
    const asked = await orderFn({ data: { orderId, refresh: 'true' } }).catch(() => null)
    if (asked) client.setQueryData(billingKeys.order(orderId), asked)
  }

  return { outcome: outcomeOf(), checkAgain }

  function outcomeOf(): PaymentOutcome {
    if (order && order.state !== 'pending') return { state: order.state, order }
    if (!order && error) return { state: 'unknown', error }
    if (isTimedOut) return { state: 'timed_out' }
    if (order && round === 0) return { state: 'left', order }
    return { state: 'checking' }
  }
}
