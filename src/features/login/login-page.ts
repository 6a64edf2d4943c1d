import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { oauthConfigQuery, userInfoQuery } from '@/api/accounts.queries'
import { isOneOf, isText } from '@/browser/shape'
import type { Language } from '@/contract/languages'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** `redirect` must be a path of our own: another host would make /login an open redirect. */
export const readLoginSearch = lenientSearch({
  redirect: parameter(isText({ pattern: /^\/(?![/\\])/ })),
  mode: parameter(isOneOf(['login', 'register'])),
})
export type LoginSearch = ReturnType<typeof readLoginSearch>

interface LoginArrival {
  context: { queryClient: QueryClient; language: Language }
  search: LoginSearch
}

/** Users who are already signed in continue to the login's target. */
export async function skipWhenSignedIn({ context, search }: LoginArrival) {
  const user = await context.queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (user) throw redirect({ href: search.redirect ?? `/${context.language}/` })
}

/** Loads which provider to offer; without a reply only the form is shown. */
export const loadLoginPage = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(oauthConfigQuery())
