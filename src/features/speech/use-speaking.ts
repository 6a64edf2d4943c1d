import { useStartTask } from '@/components/creations/use-start-task'
import type { VoiceView } from '@/contract/endpoints/speech'
import type { Wish } from './wish'

/** Starts speaking the script; the result then appears in the list. */
export function useSpeaking(
  { script, language, speed, format }: Wish,
  speaker: VoiceView | null,
  onStarted: () => void,
) {
  const { mutate, isPending } = useStartTask(onStarted)
  const say = () =>
    mutate({
      ...{ workflow_type: 'speech', prompt: script },
      ...(speaker && {
        model: speaker.model,
        speech: { voice: speaker.voice, language, speed, format },
      }),
    })
  return { say, isPending }
}
