import type { ReactNode } from 'react'
import type { Deletable } from '@/browser/deletions'
import type { TilePicture } from '@/components/creations/tile-media'

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
