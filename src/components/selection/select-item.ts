import type { ReactNode } from 'react'
import type { TilePicture } from '@/components/creations/tile-media'

/** What can be deleted: a result, or a task that has none to show. */
export interface Deletable {
  id: string
  kind: 'output' | 'task'
}

/** A tile while several are chosen. */
export interface SelectItem extends Deletable {
  ratio: number
  /** What it is called where it cannot be seen. */
  description: string
  picture: TilePicture | null
  /** Shown instead of the picture. */
  words?: ReactNode
  caption?: ReactNode
  downloadUrl?: string
  /** Why it cannot be chosen. */
  refusal?: string
}

export interface SelectGroup {
  key: string
  heading?: ReactNode
  items: readonly SelectItem[]
}
