import { isUuid } from '@/browser/shape'

export interface AdsSearch {
  /** Id of the open campaign; absent, all creatives are shown. */
  campaign?: string
  /** Id of a creative whose export pack is offered at once. */
  pack?: string
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

export const readAdsSearch = ({ campaign, pack }: Record<string, unknown>): AdsSearch => ({
  ...(isId(campaign) && { campaign }),
  ...(isId(pack) && { pack }),
})
