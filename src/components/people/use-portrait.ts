import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { presentersQuery } from '@/api/people.functions'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { useStartTask } from '@/components/creations/use-start-task'
import type { OwnMedia } from '@/components/own-media/use-own-file'

/** Makes up a presenter, and hands over the portrait once it is ready. */
export function usePortrait(onReady: (media: OwnMedia) => void) {
  const client = useQueryClient()
  const [taskId, setTaskId] = useState<string | null>(null)
  const { data: task } = useQuery({
    ...taskQuery(taskId ?? '', { isPolling: true }),
    enabled: taskId !== null,
  })
  const asking = useStartTask((made) => setTaskId(made.task_id))
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
