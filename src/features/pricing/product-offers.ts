import type { PriceList } from '@/contract/endpoints/billing/price-list'
import type { StructuredData } from '@/page/structured-data'

interface OfferContext {
  brandName: string
  description: string
  url: string
  image: string
  planName: (id: PriceList['plans'][number]['id']) => string
}

const MINOR_PER_MAJOR = 100

/** Structured data of the plans: a product with an offer per plan and cycle. */
export function productOffers(
  { plans, currency }: Pick<PriceList, 'plans' | 'currency'>,
  { brandName, description, url, image, planName }: OfferContext,
): StructuredData {
  const price = (minor: number) => (minor / MINOR_PER_MAJOR).toFixed(2)
  return {
    '@type': 'Product',
    name: brandName,
    description,
    image,
    brand: { '@type': 'Brand', name: brandName },
    offers: plans.flatMap(({ id, prices }) =>
      (['month', 'year'] as const).map((cycle) => ({
        '@type': 'Offer',
        name: planName(id),
        url: `${url}?pay=${cycle}`,
        price: price(prices[cycle].amount_minor),
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price(prices[cycle].amount_minor),
          priceCurrency: currency,
          billingDuration: cycle === 'year' ? 'P1Y' : 'P1M',
        },
      })),
    ),
  }
}
