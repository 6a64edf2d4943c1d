import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { checkoutFn } from '@/api/billing.functions'
import { refreshBilling } from '@/api/billing.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { isAppError } from '@/contract/app-error'
import type { CheckoutRequest } from '@/contract/endpoints/billing/orders'
import { useReturnPath } from './return-path'

export type WantedGoods = Pick<
  CheckoutRequest,
  'goods_type' | 'goods_id' | 'cycle' | 'quantity' | 'currency'
>

/**
 * Places an order and leads to its payment page.
 * @param next where the person goes on after paying; without one, where the result page proposes
 */
export function useCheckout({ next }: { next?: string | undefined } = {}) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const return_path = useReturnPath(next)
  // A reply that got lost is asked for again with the same key: one wish is one order.
  const unanswered = useRef<{ goods: string; key: string } | null>(null)
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    mutationFn: (goods: WantedGoods) => {
      const text = JSON.stringify(goods)
      if (unanswered.current?.goods !== text) unanswered.current = { goods: text, key: uuidv7() }
      const idempotency_key = unanswered.current.key
      return checkoutFn({ data: { ...goods, return_path, idempotency_key } })
    },
    onSuccess: ({ checkout_url }) => {
      unanswered.current = null
      window.location.assign(checkout_url)
    },
    onError: (error) => {
      if (isAppError(error) && !isLost(error.code)) unanswered.current = null
      // "Your team has a plan already": the page did not know.
      void refreshBilling(client)
      tellFailure(error)
    },
  })
  useComeBack(reset)
  const isLeaving = isPending || isSuccess
  return { buy: mutate, isLeaving, leavingWith: isLeaving ? variables : undefined }
}

const isLost = (code: string) => code === 'network_error' || code === 'timeout'

/** The browser's Back shows the page as it was left, with a button that is still busy. */
export function useComeBack(onBack: () => void) {
  const comeBack = useEffectEvent(onBack)
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [])
}
