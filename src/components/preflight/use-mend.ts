import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { mendFn } from '@/api/preflight.functions'
import { createTaskFn, taskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useRequestKey } from '@/browser/use-request-key'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { AppError } from '@/contract/app-error'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'

const POLL_MS = 700

interface MendOrder {
  fileId: string
  formats: readonly string[]
  /** Ids of the findings to fix; if empty, all that can be fixed. */
  findings: string[]
}

/** Fixes findings in a new version of the picture, saved as the layer editor would. */
export function useMend(name: string, onMade: (task: TaskView) => Promise<unknown>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const key = useRequestKey()
  return useMutation({
    mutationFn: async ({ fileId, formats, findings }: MendOrder) => {
      const { layers, mended } = await mendFn({ data: { fileId, formats: [...formats], findings } })
      if (mended.length === 0) return null
      const request = { workflow_type: 'layers', prompt: name, watermark: false, layers } as const
      const task = await createTaskFn({ data: { ...request, idempotency_key: key.of(request) } })
      key.settle()
      writeTask(client, task)
      const ended = await untilEnded(task)
      writeTask(client, ended)
      if (ended.outputs.length === 0) throw new AppError('unavailable')
      await onMade(ended)
      return mended
    },
    onSuccess: (mended) =>
      mended
        ? notify('success', t`Saved as a new version`)
        : notify('info', t`This can’t be fixed without covering something else`),
    onError(error) {
      key.settle(error)
      tellFailure(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: balanceQuery().queryKey }),
  })
}

async function untilEnded(task: TaskView): Promise<TaskView> {
  let now = task
  while (!isFinished(now.status)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    now = await taskFn({ data: { taskId: task.task_id } })
  }
  return now
}
