import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BrandPage } from '@/features/brand/brand-page'
import { readBrandSearch } from '@/features/brand/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/brand',
  title: msg`Brand settings`,
  description: msg`Name, logo, colors, fonts, tone, and small print of your brand.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/brand')({
  staticData: { accountMenu: { label: HEAD.title, order: 1 } },
  validateSearch: readBrandSearch,
  loaderDeps: ({ search }) => ({ brand: search.brand }),
  // Keeps the brand page's calls out of everyone else's first screen.
  loader: async ({ context, deps }) => {
    const { loadBrand } = await import('@/features/brand/load-brand')
    await loadBrand(context.queryClient, deps.brand)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <BrandPage search={Route.useSearch()} />,
})
