import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '@/features/product/product-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/product',
  title: msg`Your products`,
  description: msg`What your brand advertises: imported from a web page or entered manually.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/product')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.5 } },
  // Keeps this page's calls out of everyone else's first screen.
  loader: async ({ context }) => {
    const { loadProducts } = await import('@/features/product/load-products')
    await loadProducts(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: ProductPage,
})
