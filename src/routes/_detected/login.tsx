import { createFileRoute } from '@tanstack/react-router'
import { LOGIN_HEAD } from '@/features/login/login-heads'
import { loadLoginPage, readLoginSearch, skipWhenSignedIn } from '@/features/login/login-page'
import { LoginScreen } from '@/features/login/login-screen'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/_detected/login')({
  validateSearch: readLoginSearch,
  beforeLoad: skipWhenSignedIn,
  loader: ({ context }) => loadLoginPage(context.queryClient),
  head: ({ match }) => pageHead(match.context, LOGIN_HEAD),
  component: () => <LoginScreen search={Route.useSearch()} />,
})
