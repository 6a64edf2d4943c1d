import { startTransition, useState } from 'react'
import type { PreviewItem } from './preview-item'

export interface Zoom {
  isPossible: boolean
  isOn: boolean
  onToggle: () => void
}

/** Zoom state of one picture; the next picture starts unzoomed. */
export function useZoom(item: PreviewItem | undefined, isComparing: boolean): Zoom {
  const [zoomedId, setZoomedId] = useState<string | null>(null)
  const isPossible = item?.media.kind === 'image' && !isComparing
  const isOn = isPossible && zoomedId === item.id
  // Answers the key press before laying out the large picture.
  const onToggle = () => startTransition(() => setZoomedId(isOn || !item ? null : item.id))
  return { isPossible, isOn, onToggle }
}
