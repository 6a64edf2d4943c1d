import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import { errorMessage } from '@/i18n/error-messages'

/** Has the person made to speak. */
export function useSpeaking(onStarted: (taskId: string) => void) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (data: CreateTaskRequest) => createTaskFn({ data }),
    onSuccess(task) {
      writeTask(client, task)
      onStarted(task.task_id)
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}
