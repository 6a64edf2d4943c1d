import type { ReactNode } from 'react'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import type { SafeZone } from '@/contract/safe-zone'

/** A picture or a video that can be looked at over the whole window. */
export interface PreviewItem {
  id: string
  media: Pick<TaskOutput, 'kind' | 'width' | 'height' | 'url' | 'preview_url'>
  /** What it is called where it cannot be seen. */
  description: string
  downloadUrl: string
  /** What the platform it was made for leaves free of its own controls. */
  safeZone?: SafeZone | null
  /** What is beside it. */
  details: ReactNode
}

/** Something to look at and its number on the page. */
export interface NumberedItem {
  item: PreviewItem
  number: number
}
