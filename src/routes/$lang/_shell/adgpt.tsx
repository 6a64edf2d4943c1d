import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AdgptPage } from '@/features/adgpt/adgpt-page'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/adgpt',
  title: msg`Ad briefs (AdGPT)`,
  description: msg`Turn a product or a sentence into briefs and storyboards.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/adgpt')({
  staticData: { accountMenu: { label: HEAD.title, order: 1.75 } },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: AdgptPage,
})
