import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '@/components/creations/failure-sentence'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { type Ordered, stateOf, taskOf } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'

interface PartResultProps {
  part: Part
  ordered: Ordered<TaskView>
  /** Number of the scene. */
  number: number
}

/** The progress of a part of a scene, then its result: a voice or a shot. */
export function PartResult({ part, ordered, number }: PartResultProps) {
  const { t, i18n } = useLingui()
  const state = stateOf(part, ordered)
  const task = taskOf(part, ordered)
  const output = state === 'made' ? task?.outputs[0] : null
  const name = part.step === 'voices' ? t`Voice for scene ${number}` : t`Shot for scene ${number}`
  if (state === 'making') return <Progress value={(task?.progress ?? 0) * 100} label={name} />
  if (state === 'failed' && task)
    return <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
  if (!output) return null
  if (output.kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the words stand above it
      <audio controls preload="none" src={output.url} aria-label={name} className="h-10 w-full" />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words stand above it
    <video
      controls
      playsInline
      preload="none"
      src={output.url}
      poster={output.thumbnail_url}
      aria-label={name}
      className="max-h-60 self-start rounded-md bg-black"
    />
  )
}
