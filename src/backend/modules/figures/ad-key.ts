import { createHash } from 'node:crypto'
import type { AdFigure } from '../../../contract/endpoints/figures.ts'
import type { AdPlatformName } from '../../../contract/figures.ts'

/** Two ads of a team are the same if the platform and all names match. */
export const adKeyOf = (
  platform: AdPlatformName,
  { campaign, ad_set, ad }: Pick<AdFigure, 'campaign' | 'ad_set' | 'ad'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([platform, campaign, ad_set, ad]))
    .digest('hex')
