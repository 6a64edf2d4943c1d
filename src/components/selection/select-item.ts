import type { ReactNode } from 'react'
import type { Deletable } from '@/browser/deletions'
import type { TilePicture } from '@/components/creations/tile-media'

/** A tile in selection mode. */
export interface SelectItem extends Deletable {
  ratio: number
  /** Alternative text. */
  description: string
  picture: TilePicture | null
  /** Shown instead of the picture. */
  words?: ReactNode
  caption?: ReactNode
  downloadUrl?: string
  /** Why it cannot be selected. */
  refusal?: string
}

export interface SelectGroup {
  key: string
  heading?: ReactNode
  items: readonly SelectItem[]
}
