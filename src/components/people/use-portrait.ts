import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { presentersQuery } from '@/api/people.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, taskQuery, writeTask } from '@/api/tasks.queries'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'

/** Has a presenter made up, and hands over the portrait once it is there. */
export function usePortrait(onReady: (media: OwnMedia) => void) {
  const client = useQueryClient()
  const [taskId, setTaskId] = useState<string | null>(null)
  const { data: task } = useQuery({
    ...taskQuery(taskId ?? '', { isPolling: true }),
    enabled: taskId !== null,
  })
  const asking = useMutation({
    mutationFn: (data: CreateTaskRequest) => createTaskFn({ data }),
    onSuccess(made) {
      writeTask(client, made)
      setTaskId(made.task_id)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: useTellFailure(),
  })
  const [output] = task?.outputs ?? []
  const hand = useEffectEvent(() => {
    if (!task || !output) return
    void client.invalidateQueries({ queryKey: presentersQuery().queryKey })
    void client.invalidateQueries({ queryKey: taskKeys.lists })
    onReady({
      ...{ reference: { output_id: output.output_id }, name: task.prompt, seconds: 0 },
      ...{ picture: output.thumbnail_url, isMadeUp: true },
    })
  })
  const outputId = output?.output_id
  useEffect(() => {
    if (outputId) hand()
  }, [outputId])
  return { ask: asking.mutate, isAsking: asking.isPending, task: task ?? null }
}
