import { useQuery } from '@tanstack/react-query'
import { capabilitiesQuery } from '@/api/models.functions'
import type { Capability } from '@/contract/capabilities'
import type { PageName } from './pages'

/** Capabilities behind a page; any one of several is enough. */
const CAPABILITIES_OF_PAGE: Partial<Record<PageName, readonly [Capability, ...Capability[]]>> = {
  watermark: ['watermark_removal'],
  subtitles: ['subtitles'],
  music: ['music'],
  speech: ['speech'],
  soundtrack: ['soundtrack'],
  photoshoot: ['photoshoot'],
  videoEditor: ['video_editor'],
  talking: ['lip_sync', 'digital_person'],
  faceChange: ['face_change', 'video_face_change'],
  ugc: ['ugc_ads'],
}
/** The product has no built-in implementation, so these are hidden until they are known to be available. */
const NEEDS_SERVICE: ReadonlySet<Capability> = new Set([
  'speech',
  'lip_sync',
  'digital_person',
  'ugc_ads',
  'face_change',
  'video_face_change',
])

/** The tool pages this installation supports; until known, those that need no service. */
export function useToolsThere(pages: readonly PageName[]): PageName[] {
  const { data } = useQuery(capabilitiesQuery())
  return pages.filter((page) => {
    const needed = CAPABILITIES_OF_PAGE[page]
    if (!needed) return true
    return needed.some((one) => (data ? data.capabilities.includes(one) : !NEEDS_SERVICE.has(one)))
  })
}
