import { useQuery } from '@tanstack/react-query'
import { capabilitiesQuery } from '@/api/models.functions'
import type { Capability } from '@/contract/capabilities'
import type { PageName } from './pages'

const CAPABILITY_OF_PAGE: Partial<Record<PageName, Capability>> = {
  watermark: 'watermark_removal',
  subtitles: 'subtitles',
  music: 'music',
  photoshoot: 'photoshoot',
  videoEditor: 'video_editor',
}

/** Of the pages of tools, those that this installation can do; all of them until it is known. */
export function useToolsThere(pages: readonly PageName[]): PageName[] {
  const { data } = useQuery(capabilitiesQuery())
  return pages.filter((page) => {
    const needed = CAPABILITY_OF_PAGE[page]
    return !data || !needed || data.capabilities.includes(needed)
  })
}
