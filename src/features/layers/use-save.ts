import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { LayerDocument } from '@/contract/layers'
import { errorMessage } from '@/i18n/error-messages'

interface SaveOf {
  type: 'layers' | 'animated_layers'
  /** The picture that was opened. */
  fileId: string
  /** What it is called in the history. */
  name: string
  before: LayerDocument
  onSaved?: (document: LayerDocument) => void
}

/** Has a picture or a film made of the layers as they are now. */
export function useSave({ type, fileId, name, before, onSaved }: SaveOf) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const [taskId, setTaskId] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (document: LayerDocument) =>
      createTaskFn({
        data: {
          workflow_type: type,
          prompt: name,
          watermark: false,
          layers: { of: fileId, before, after: document },
        },
      }),
    onSuccess(task, document) {
      writeTask(client, task)
      setTaskId(task.task_id)
      onSaved?.(document)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  return { save: mutate, isPending, taskId }
}
