import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { errorMessage } from '@/i18n/error-messages'
import { type Mix, soundtrackOf } from './mix'

/** Has the sounds put under the video. */
export function useMixing(mix: Mix, onStarted: (taskId: string) => void) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { video } = mix
  return useMutation({
    mutationFn: () =>
      createTaskFn({
        data: {
          workflow_type: 'soundtrack',
          prompt: video?.name ?? '',
          video: video?.reference,
          soundtrack: soundtrackOf(mix) ?? undefined,
          watermark: false,
        },
      }),
    onSuccess(task) {
      writeTask(client, task)
      onStarted(task.task_id)
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}
