import { createFileRoute } from '@tanstack/react-router'
import { loadPricing } from '@/features/pricing/load-pricing'
import { PRICING_HEAD, pricingData } from '@/features/pricing/pricing-head'
import { PricingPage } from '@/features/pricing/pricing-page'
import { readPricingSearch } from '@/features/pricing/search'
import { pageHead } from '@/lib/page-head'

export const Route = createFileRoute('/$lang/_shell/pricing')({
  validateSearch: readPricingSearch,
  loader: ({ context }) => loadPricing(context.queryClient, context.language),
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      PRICING_HEAD,
      loaderData ? [pricingData(match.context, loaderData)] : [],
    ),
  component: () => <PricingPage search={Route.useSearch()} />,
})
