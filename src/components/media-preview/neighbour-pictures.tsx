import { useEffect } from 'react'
import type { PreviewItem } from './preview-item'

interface NeighbourPicturesProps {
  items: readonly PreviewItem[]
  index: number
}

/** Preloads the pictures before and after the current one, so that a step shows them at once. */
export function NeighbourPictures({ items, index }: NeighbourPicturesProps) {
  useEffect(() => {
    for (const neighbour of [items[index + 1], items[index - 1]]) {
      if (!neighbour) continue
      const { kind, url, preview_url } = neighbour.media
      new Image().src = kind === 'image' ? url : preview_url
    }
  }, [items, index])
  return null
}
