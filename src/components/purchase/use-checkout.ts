import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { checkoutFn } from '@/api/billing.functions'
import { refreshBilling } from '@/api/billing.queries'
import { useRequestKey } from '@/browser/use-request-key'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { CheckoutRequest } from '@/contract/endpoints/billing/orders'
import { useReturnPath } from './return-path'

export type WantedGoods = Pick<
  CheckoutRequest,
  'goods_type' | 'goods_id' | 'cycle' | 'quantity' | 'currency'
>

/**
 * Places an order and opens its payment page.
 * @param next where the person continues after paying; by default, where the result page suggests
 */
export function useCheckout({ next }: { next?: string | undefined } = {}) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const return_path = useReturnPath(next)
  // A retry after a lost reply sends the same key: one intent is one order.
  const key = useRequestKey()
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: (goods: WantedGoods) =>
      checkoutFn({ data: { ...goods, return_path, idempotency_key: key.of(goods) } }),
    onSuccess: ({ checkout_url }) => {
      key.settle()
      window.location.assign(checkout_url)
    },
    onError: (error) => {
      key.settle(error)
      // "Your team has a plan already": the data on this page was stale.
      void refreshBilling(client)
      tellFailure(error)
    },
  })
  useComeBack(reset)
  const isLeaving = isPending || isSuccess
  return { buy: mutate, isLeaving, leavingWith: isLeaving ? variables : undefined }
}

/** The browser's Back button restores the page as it was left, with a button that is still busy. */
export function useComeBack(onBack: () => void) {
  const comeBack = useEffectEvent(onBack)
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
