import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn, displayReportFn } from '@/api/tasks.functions'
import { taskQuery, transcriptQuery, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'
import type { SpokenLanguage } from '@/contract/spoken-languages'
import type { Cue } from '@/contract/subtitles'
import { errorMessage } from '@/i18n/error-messages'

interface Listening {
  fileId: string
  name: string
  onHeard: (cues: readonly Cue[]) => void
}

/** Has a video listened to, and takes the words when they are there; also those that were asked for before. */
export function useTranscript({ fileId, name, onHeard }: Listening) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const [begunId, setBegunId] = useState<string | null>(null)
  const { data: before } = useQuery(transcriptQuery(fileId))
  const taskId = begunId ?? before?.task?.task_id ?? null
  const { data: task = null } = useQuery({
    ...taskQuery(taskId ?? '', { isPolling: true }),
    enabled: taskId !== null,
  })
  const start = useMutation({
    mutationFn: (spoken: SpokenLanguage | null) =>
      createTaskFn({
        data: {
          ...{ workflow_type: 'transcript', prompt: name, video: { output_id: fileId } },
          ...(spoken && { spoken_language: spoken }),
        },
      }),
    onSuccess(begun) {
      writeTask(client, begun)
      setBegunId(begun.task_id)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })

  const take = useEffectEvent((done: TaskView, heard: readonly Cue[]) => {
    onHeard(heard)
    // Seen, so that it is not taken again when the page is opened the next time.
    void displayReportFn({ data: { task_ids: [done.task_id] } }).catch(() => undefined)
    client.setQueryData(transcriptQuery(fileId).queryKey, { task: null })
  })
  const isThere = task?.status === 'SUCCEEDED' && task.is_new
  useEffect(() => {
    if (isThere && task?.heard) take(task, task.heard)
  }, [isThere, task])

  return { task, isUnderWay: task !== null && !isFinished(task.status), start }
}
