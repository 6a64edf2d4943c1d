import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { oauthConfigQuery, userInfoQuery } from '@/api/accounts.queries'
import { isOneOf, isText } from '@/browser/shape'
import type { Language } from '@/contract/languages'
import { lenientSearch, parameter } from '@/page/lenient-search'
import { OAUTH_CALLBACK_PATH } from './oauth-popup'

/** `redirect` is a path of our own: an address of another host would make /login a trap. */
export const readLoginSearch = lenientSearch({
  redirect: parameter(isText({ pattern: /^\/(?![/\\])/ })),
  mode: parameter(isOneOf(['login', 'register'])),
})
export type LoginSearch = ReturnType<typeof readLoginSearch>

export const LOGIN_HEAD = {
  path: '/login',
  title: msg`Sign in`,
  description: msg`Sign in or create an account. No credit card needed to start.`,
  keywords: msg`sign in, login, register, account`,
  isHidden: true,
}

export const OAUTH_CALLBACK_HEAD = {
  path: OAUTH_CALLBACK_PATH,
  title: msg`Signing you in`,
  description: msg`This window closes by itself.`,
  isHidden: true,
}

interface LoginArrival {
  context: { queryClient: QueryClient; language: Language }
  search: LoginSearch
}

/** Whoever is signed in already goes on to where the login was to lead. */
export async function skipWhenSignedIn({ context, search }: LoginArrival) {
  const user = await context.queryClient.ensureQueryData(userInfoQuery()).catch(() => null)
  if (user) throw redirect({ href: search.redirect ?? `/${context.language}/` })
}

/** Which provider may be offered; without an answer the form alone stands there. */
export const loadLoginPage = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(oauthConfigQuery())
