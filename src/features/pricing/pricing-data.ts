import { PLAN_NAMES } from '@/components/purchase/goods-words'
import type { Catalogue } from '@/contract/endpoints/billing/catalogue'
import type { PageContext } from '@/page/page-head'
import { socialImagePath } from '@/page/social-image-path'
import type { StructuredData } from '@/page/structured-data'
import { PRICING_HEAD } from './pricing-head'
import { productOffers } from './product-offers'

/** The plans for search engines, in the words of the page. */
export function pricingData(context: PageContext, catalogue: Catalogue): StructuredData {
  const { catalogs, facts, language } = context
  const i18n = catalogs.get(language)
  return productOffers(catalogue, {
    brandName: facts.site.brandName,
    description: i18n._(PRICING_HEAD.description),
    url: `${facts.origin}/${language}${PRICING_HEAD.path}`,
    image: facts.origin + socialImagePath(language, PRICING_HEAD.path),
    planName: (id) => i18n._(PLAN_NAMES[id]),
  })
}
