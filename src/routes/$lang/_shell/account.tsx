import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '@/features/account/account-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/account',
  title: msg`Your account`,
  description: msg`Your name, password, two-step sign-in, devices, and defaults.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/account')({
  staticData: { accountMenu: { label: HEAD.title, order: 3 } },
  // Keeps the account page's calls out of everyone else's first screen.
  loader: async ({ context }) => {
    const { loadAccount } = await import('@/features/account/load-account')
    await loadAccount(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: AccountPage,
})
