import { createFileRoute } from '@tanstack/react-router'
import { loadPricing } from '@/features/pricing/load-pricing'
import { PRICING_HEAD } from '@/features/pricing/pricing-head'
import { PricingPage } from '@/features/pricing/pricing-page'
import { readPricingSearch } from '@/features/pricing/search'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/pricing')({
  validateSearch: readPricingSearch,
  loader: async ({ context }) => {
    const priceList = await loadPricing(context.queryClient, context.language)
    // For search engines, which read the server's HTML.
    if (!import.meta.env.SSR) return []
    const { pricingData } = await import('@/features/pricing/pricing-data')
    return [pricingData(context, priceList)]
  },
  head: ({ match, loaderData }) => pageHead(match.context, PRICING_HEAD, loaderData),
  component: () => <PricingPage search={Route.useSearch()} />,
})
