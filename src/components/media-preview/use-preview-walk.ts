import { useState } from 'react'
import type { PreviewItem } from './preview-item'

interface PreviewWalkInput {
  items: readonly PreviewItem[]
  itemId: string
  onShow: (itemId: string) => void
}

export type PreviewWalk = ReturnType<typeof usePreviewWalk>

/** Navigation through the items; while comparing, it skips the pinned one. */
export function usePreviewWalk({ items, itemId, onShow }: PreviewWalkInput) {
  const [pinnedId, setPinnedId] = useState<string | null>(null)
  const pinned = items.find(({ id }) => id === pinnedId && id !== itemId)
  const stops = items.filter((one) => one !== pinned)
  const index = stops.findIndex(({ id }) => id === itemId)
  const goTo = (position: number) => {
    const id = stops[position]?.id
    if (id && id !== itemId) onShow(id)
  }
  return {
    item: stops[index],
    pinned,
    stops,
    index,
    canCompare: items.length > 1,
    numberOf: (one: PreviewItem) => items.indexOf(one) + 1,
    goTo,
    toggleComparing() {
      setPinnedId(pinned ? null : itemId)
      if (!pinned) goTo(index + 1 < stops.length ? index + 1 : index - 1)
    },
  }
}
