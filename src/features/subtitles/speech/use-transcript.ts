import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { displayReportFn } from '@/api/tasks.functions'
import { taskQuery, transcriptQuery } from '@/api/tasks.queries'
import { useStartTask } from '@/components/creations/use-start-task'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'
import type { SpokenLanguage } from '@/contract/spoken-languages'
import type { Cue } from '@/contract/subtitles'

interface Listening {
  fileId: string
  name: string
  onHeard: (cues: readonly Cue[]) => void
}

/** Transcribes a video and takes the words once they are there, including a transcript requested earlier. */
export function useTranscript({ fileId, name, onHeard }: Listening) {
  const client = useQueryClient()
  const [begunId, setBegunId] = useState<string | null>(null)
  const { data: before } = useQuery(transcriptQuery(fileId))
  const taskId = begunId ?? before?.task?.task_id ?? null
  const { data: task = null } = useQuery({
    ...taskQuery(taskId ?? '', { isPolling: true }),
    enabled: taskId !== null,
  })
  const { mutate, isPending } = useStartTask((begun) => setBegunId(begun.task_id))
  const listen = (spoken: SpokenLanguage | null) =>
    mutate({
      ...{ workflow_type: 'transcript', prompt: name, video: { output_id: fileId } },
      ...(spoken && { spoken_language: spoken }),
    })

  const take = useEffectEvent((done: TaskView, heard: readonly Cue[]) => {
    onHeard(heard)
    // Marked as seen, so that it is not taken again the next time the page opens.
    void displayReportFn({ data: { task_ids: [done.task_id] } }).catch(() => undefined)
    client.setQueryData(transcriptQuery(fileId).queryKey, { task: null })
  })
  const isThere = task?.status === 'SUCCEEDED' && task.is_new
  useEffect(() => {
    if (isThere && task?.heard) take(task, task.heard)
  }, [isThere, task])

  return { task, isUnderWay: task !== null && !isFinished(task.status), listen, isPending }
}
