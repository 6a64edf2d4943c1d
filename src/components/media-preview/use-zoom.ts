import { startTransition, useState } from 'react'
import type { PreviewItem } from './preview-item'

export interface Zoom {
  isPossible: boolean
  isOn: boolean
  onToggle: () => void
}

/** Looking closer at one picture; another one is seen whole first. */
export function useZoom(item: PreviewItem | undefined, isComparing: boolean): Zoom {
  const [zoomedId, setZoomedId] = useState<string | null>(null)
  const isPossible = item?.media.kind === 'image' && !isComparing
  const isOn = isPossible && zoomedId === item.id
  // A large picture is laid out once the key has been answered.
  const onToggle = () => startTransition(() => setZoomedId(isOn || !item ? null : item.id))
  return { isPossible, isOn, onToggle }
}
