import { useStartTask } from '@/components/creations/use-start-task'
import { type Mix, soundtrackOf } from './mix'

/** Starts mixing the sounds into the video. */
export function useMixing(mix: Mix, onStarted: (taskId: string) => void) {
  const { video } = mix
  const { mutate, isPending } = useStartTask(({ task_id }) => onStarted(task_id))
  const make = () =>
    mutate({
      ...{ workflow_type: 'soundtrack', prompt: video?.name ?? '', watermark: false },
      video: video?.reference,
      soundtrack: soundtrackOf(mix) ?? undefined,
    })
  return { mix: make, isPending }
}
