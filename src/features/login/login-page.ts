import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { oauthConfigQuery, userInfoQuery } from '@/api/accounts.queries'
import { isOneOf, isText } from '@/browser/shape'
import type { Language } from '@/contract/languages'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** `redirect` is a path of our own: an address of another host would make /login a trap. */
export const readLoginSearch = lenientSearch({
  redirect: parameter(isText({ pattern: /^\/(?![/\\])/ })),
  mode: parameter(isOneOf(['login', 'register'])),
})
export type LoginSearch = ReturnType<typeof readLoginSearch>

interface LoginArrival {
  context: { queryClient: QueryClient; language: Language }
  search: LoginSearch
}

/** Whoever is signed in already goes on to where the login was to lead. */
export async function skipWhenSignedIn({ context, search }: LoginArrival) {
  const user = await context.queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (user) throw redirect({ href: search.redirect ?? `/${context.language}/` })
}

/** Which provider may be offered; without a reply the form alone is there. */
export const loadLoginPage = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(oauthConfigQuery())
