import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BrandPage } from '@/features/brand/brand-page'
import { loadBrand } from '@/features/brand/load-brand'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/brand',
  title: msg`Brand settings`,
  description: msg`Name, logo, colors, fonts, tone and small print of your brand.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/brand')({
  staticData: { accountMenu: { label: HEAD.title, order: 1 } },
  loader: ({ context }) => loadBrand(context.queryClient),
  head: ({ match }) => pageHead(match.context, HEAD),
  component: BrandPage,
})
