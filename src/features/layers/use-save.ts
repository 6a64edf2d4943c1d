import { useState } from 'react'
import { useStartTask } from '@/components/creations/use-start-task'
import type { LayerDocument } from '@/contract/layers'

interface SaveOf {
  type: 'layers' | 'animated_layers'
  /** The opened picture. */
  fileId: string
  /** Its name in the history. */
  name: string
  before: LayerDocument
  onSaved?: (document: LayerDocument) => void
}

/** Starts a task that makes a picture or a film of the current layers. */
export function useSave({ type, fileId, name, before, onSaved }: SaveOf) {
  const [taskId, setTaskId] = useState<string | null>(null)
  const { mutate, isPending } = useStartTask(({ task_id }) => setTaskId(task_id))
  const save = (document: LayerDocument) =>
    mutate(
      {
        ...{ workflow_type: type, prompt: name, watermark: false },
        layers: { of: fileId, before, after: document },
      },
      { onSuccess: () => onSaved?.(document) },
    )
  return { save, isPending, taskId }
}
