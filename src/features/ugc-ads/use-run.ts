import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { creditKeys } from '@/api/credits.functions'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { makeUgcAdFn, stopUgcAdFn, ugcAdKeys, ugcRunQuery } from '@/api/ugc-ads.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { TaskView } from '@/contract/endpoints/tasks'
import type { UgcAd, UgcOrders, UgcStep } from '@/contract/endpoints/ugc-ads'
import type { Ordered } from '@/contract/ugc-ad/orders'

/** The progress of an ad on the server: what was ordered, and whether it continues. */
export const useRun = (kept: UgcAd) => useQuery(ugcRunQuery(kept)).data

/** The progress of everything ordered. Results deleted since count as not ordered. */
export function useOrdered(orders: UgcOrders): Ordered<TaskView> {
  const all = Object.entries(orders)
  const found = useQueries({
    queries: all.map(([, { task_id }]) => taskQuery(task_id, { isPolling: true })),
    combine: (results) => results.map(({ data, isError }) => ({ data, isGone: isError })),
  })
  return {
    orders: Object.fromEntries(all.filter((_, at) => !found[at]?.isGone)),
    tasks: Object.fromEntries(all.map(([, { task_id }], at) => [task_id, found[at]?.data])),
  }
}

interface Making {
  adId: string
  /** Resolves to the time of the last save, once the server has the current state. */
  keep: () => Promise<string>
}

/** Starts the production, which the server completes, and stops it. */
export function useMaking({ adId, keep }: Making) {
  const client = useQueryClient()
  const onError = useTellFailure()
  const onSuccess = (ad: UgcAd) => client.setQueryData(ugcAdKeys.run(adId), ad)
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: taskKeys.lists })
    void client.invalidateQueries({ queryKey: creditKeys.balance })
    void client.invalidateQueries({ queryKey: ugcAdKeys.list })
  }
  const making = useMutation({
    async mutationFn({ until, most }: { until: UgcStep; most: number }) {
      const seen_at = await keep()
      return makeUgcAdFn({ data: { adId, seen_at, until, credits_max: most } })
    },
    ...{ onSuccess, onError, onSettled },
  })
  const stopping = useMutation({
    mutationFn: () => stopUgcAdFn({ data: { adId } }),
    ...{ onSuccess, onError, onSettled },
  })
  return { making, stopping }
}
