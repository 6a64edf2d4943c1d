import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { VoiceView } from '@/contract/endpoints/speech'
import { errorMessage } from '@/i18n/error-messages'
import type { Wish } from './wish'

/** Has the script said; it then appears in the list. */
export function useSpeaking(
  { script, language, speed, format }: Wish,
  speaker: VoiceView | null,
  onStarted: () => void,
) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      createTaskFn({
        data: {
          workflow_type: 'speech',
          prompt: script,
          ...(speaker && {
            model: speaker.model,
            speech: { voice: speaker.voice, language, speed, format },
          }),
        },
      }),
    onSuccess(task) {
      writeTask(client, task)
      onStarted()
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}
