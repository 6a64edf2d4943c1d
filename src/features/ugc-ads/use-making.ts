import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { balanceQuery } from '@/api/credits.functions'
import { inTurn } from '@/api/in-turn'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, taskQuery, writeTask } from '@/api/tasks.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Ad } from './ad'
import { isRefusal, ordersFor, unsentOf, withOrders, withoutUnsent } from './orders'
import type { Part, Tasks } from './parts'

/** How far everything is that was asked for. */
export function useTasks({ asked }: Pick<Ad, 'asked'>): Tasks {
  const ids = Object.values(asked).flatMap(({ taskId }) => (taskId ? [taskId] : []))
  return useQueries({
    queries: ids.map((id) => taskQuery(id, { isPolling: true })),
    combine: (results) => Object.fromEntries(results.map(({ data }, at) => [ids[at], data])),
  })
}

interface Making {
  ad: Ad
  parts: readonly Part[]
  tasks: Tasks
  setAd: (change: (ad: Ad) => Ad) => void
  /** Resolves once the server has the ad as it is. */
  keep: () => Promise<void>
}

/**
 * Has the parts made that are missing. All that a press orders is kept before the first is sent: a page that is opened
 * again, in this browser or another, sends what it had not come to.
 */
export function useMaking({ ad, parts, tasks, setAd, keep }: Making) {
  const client = useQueryClient()
  const tell = useTellFailure()
  const making = useMutation({
    async mutationFn(wanted: readonly Part[]) {
      const orders = ordersFor(wanted, ad, { tasks, newToken: () => uuidv7() })
      setAd((now) => withOrders(now, orders))
      await keep()
      for (const { part, one } of orders) {
        const { request } = part
        if (!request) continue
        const task = await inTurn(() =>
          createTaskFn({ data: { ...request, idempotency_key: one.token } }),
        )
        writeTask(client, task)
        setAd((now) => withOrders(now, [{ part, one: { ...one, taskId: task.task_id } }]))
      }
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError(error) {
      if (isRefusal(error)) setAd(withoutUnsent)
      tell(error)
    },
  })
  // A failure was told: only a press goes on from there.
  const canGoOn = !making.isPending && !making.isError
  const { mutate } = making
  const unsent = unsentOf(parts, ad)
  useEffect(() => {
    // Shots become known one by one, as their voices are read from the server.
    if (canGoOn && unsent.length > 0) mutate(unsent)
  }, [canGoOn, unsent, mutate])
  return making
}
