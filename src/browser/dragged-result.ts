import type { DragEvent } from 'react'

/** A picture of one's own that is dragged to the references. */
export interface DraggedResult {
  outputId: string
  prompt: string
  thumbnailUrl: string
}

const TYPE = 'application/x-adloom-result'

// What is dragged can be read on drop only, and is never dragged to another window.
let dragged: DraggedResult | null = null

/** Begins dragging; the type tells a page what comes over it. */
export function dragResult({ dataTransfer }: DragEvent, result: DraggedResult) {
  dragged = result
  dataTransfer.effectAllowed = 'copy'
  dataTransfer.setData(TYPE, result.outputId)
}

export const isDraggedResult = ({ types }: DataTransfer): boolean => types.includes(TYPE)

/** What was dropped; null when it came from another window. */
export function droppedResult({ dataTransfer }: DragEvent): DraggedResult | null {
  const id = dataTransfer.getData(TYPE)
  return dragged?.outputId === id ? dragged : null
}
