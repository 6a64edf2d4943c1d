import { createFileRoute } from '@tanstack/react-router'
import { OAUTH_CALLBACK_HEAD } from '@/features/login/login-heads'
import { OauthCallback } from '@/features/login/oauth-callback'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/_detected/oauth/callback')({
  head: ({ match }) => pageHead(match.context, OAUTH_CALLBACK_HEAD),
  // Otherwise the popup would lose its opener here and could not close itself.
  headers: () => ({
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  }),
  component: OauthCallback,
})
