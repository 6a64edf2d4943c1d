import { isUuid } from '@/browser/shape'

export interface AdsSearch {
  /** Id of the campaign that is open; all creatives without one. */
  campaign?: string
}

export const readAdsSearch = ({ campaign }: Record<string, unknown>): AdsSearch =>
  typeof campaign === 'string' && isUuid(campaign) ? { campaign } : {}
