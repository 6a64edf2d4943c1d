import type { DragEvent } from 'react'

/** One of the user's own pictures, dragged to the references. */
export interface DraggedResult {
  outputId: string
  prompt: string
  thumbnailUrl: string
}

const TYPE = 'application/x-adloom-result'

// The data transfer can only be read on drop, and results are never dragged to another window.
let dragged: DraggedResult | null = null

/** Starts the drag; the data type tells drop targets what is being dragged. */
export function dragResult({ dataTransfer }: DragEvent, result: DraggedResult) {
  dragged = result
  dataTransfer.effectAllowed = 'copy'
  dataTransfer.setData(TYPE, result.outputId)
}

export const isDraggedResult = ({ types }: DataTransfer): boolean => types.includes(TYPE)

/** The dropped result; null when it came from another window. */
export function droppedResult({ dataTransfer }: DragEvent): DraggedResult | null {
  const id = dataTransfer.getData(TYPE)
  return dragged?.outputId === id ? dragged : null
}
