import type { ReactNode } from 'react'
import type { TaskOutput } from '@/contract/endpoints/tasks'

/** A picture or a video that can be looked at over the whole window. */
export interface PreviewItem {
  id: string
  media: Pick<TaskOutput, 'kind' | 'width' | 'height' | 'url' | 'preview_url'>
  /** What it is called where it cannot be seen. */
  description: string
  downloadUrl: string
  /** Ad placement it was made for. */
  placement?: string | null
  /** What is beside it. */
  details: ReactNode
}

/** Something to look at and its number on the page. */
export interface NumberedItem {
  item: PreviewItem
  number: number
}
