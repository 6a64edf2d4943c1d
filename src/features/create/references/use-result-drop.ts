import { type DragEvent, useState } from 'react'
import { droppedResult, isDraggedResult } from '@/browser/dragged-result'
import { newReference } from './new-reference'
import type { ReferenceActions } from './use-references'

/** Adds one of the user's results to the references when it is dropped on the composer. */
export function useResultDrop({ addStored }: Pick<ReferenceActions, 'addStored'>) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!isDraggedResult(event.dataTransfer)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        const result = droppedResult(event)
        if (!result) return
        event.preventDefault()
        void addStored((role) => ({
          ...newReference({
            role,
            kind: 'image',
            name: result.prompt,
            thumbnailUrl: result.thumbnailUrl,
          }),
          status: 'ready',
          progress: 1,
          source: { output_id: result.outputId },
        }))
      },
    },
  }
}
