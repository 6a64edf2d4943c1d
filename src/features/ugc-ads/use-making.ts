import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, taskQuery, writeTask } from '@/api/tasks.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Ad, Asked } from './ad'
import { inTurn } from './in-turn'
import { keyOf, type Part, type Tasks } from './parts'
import { isToBeMade } from './progress'

/** How far everything is that was asked for. */
export function useTasks({ asked }: Pick<Ad, 'asked'>): Tasks {
  const ids = Object.values(asked).flatMap(({ taskId }) => (taskId ? [taskId] : []))
  return useQueries({
    queries: ids.map((id) => taskQuery(id, { isPolling: true })),
    combine: (results) => Object.fromEntries(results.map(({ data }, at) => [ids[at], data])),
  })
}

/** Has the parts made that are missing. Each asking has a name of its own, so none is paid twice. */
export function useMaking(ad: Ad, tasks: Tasks, setAd: (change: (ad: Ad) => Ad) => void) {
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    async mutationFn(parts: readonly Part[]) {
      for (const part of parts) {
        const { id, request } = part
        if (!request || !isToBeMade(part, ad, tasks)) continue
        const key = keyOf(request)
        const before = ad.asked[id]
        // One whose reply got lost is asked for by the name it had.
        const isLost = before?.key === key && before.taskId === null
        const one: Asked = { key, token: isLost ? before.token : uuidv7(), taskId: null }
        const note = (made: Asked) =>
          setAd((now) => ({ ...now, asked: { ...now.asked, [id]: made } }))
        note(one)
        const task = await inTurn(() =>
          createTaskFn({ data: { ...request, idempotency_key: one.token } }),
        )
        writeTask(client, task)
        note({ ...one, taskId: task.task_id })
      }
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError,
  })
}
