import type { ReactNode } from 'react'
import type { TaskOutput } from '@/contract/endpoints/tasks'

/** A picture or a video that can be previewed over the whole window. */
export interface PreviewItem {
  id: string
  media: Pick<TaskOutput, 'kind' | 'width' | 'height' | 'url' | 'preview_url'>
  /** Alternative text. */
  description: string
  downloadUrl: string
  /** Ad placement it was made for, if any. */
  placement?: string | null
  /** Rendered beside it. */
  details: ReactNode
}

/** A preview item and its number on the page. */
export interface NumberedItem {
  item: PreviewItem
  number: number
}
