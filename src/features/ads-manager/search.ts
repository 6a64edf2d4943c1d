import { isUuid } from '@/browser/shape'

export interface AdsSearch {
  /** Id of the campaign that is open; all creatives without one. */
  campaign?: string
  /** Id of a creative whose export pack is asked about at once. */
  pack?: string
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

export const readAdsSearch = ({ campaign, pack }: Record<string, unknown>): AdsSearch => ({
  ...(isId(campaign) && { campaign }),
  ...(isId(pack) && { pack }),
})
