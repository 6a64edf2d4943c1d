import { PLAN_NAMES } from '@/components/purchase/goods-words'
import type { PriceList } from '@/contract/endpoints/billing/price-list'
import type { PageContext } from '@/page/page-head'
import { socialImagePath } from '@/page/social-image-path'
import type { StructuredData } from '@/page/structured-data'
import { PRICING_HEAD } from './pricing-head'
import { productOffers } from './product-offers'

/** Structured data of the plans for search engines, in the words of the page. */
export function pricingData(context: PageContext, priceList: PriceList): StructuredData {
  const { catalogs, facts, language } = context
  const i18n = catalogs.get(language)
  return productOffers(priceList, {
    brandName: facts.site.brandName,
    description: i18n._(PRICING_HEAD.description),
    url: `${facts.origin}/${language}${PRICING_HEAD.path}`,
    image: facts.origin + socialImagePath(language, PRICING_HEAD.path),
    planName: (id) => i18n._(PLAN_NAMES[id]),
  })
}
