import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetSession, isSignedInLocally } from '@/browser/local-session'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { accountKeys, oauthConfigQuery, userInfoQuery } from './accounts.queries'
import { publicKeys } from './public-keys'
import { currentContextQuery, teamKeys } from './teams.functions'

const IDENTITY: QueryKey[] = [accountKeys.user, teamKeys.context]
/** Data that is the same for everyone and may stay when another person signs in. */
const PUBLIC: QueryKey[] = [publicKeys.models, publicKeys.priceList, oauthConfigQuery().queryKey]

const beginsWithAny = (heads: QueryKey[]) => (query: { queryKey: QueryKey }) =>
  heads.some((head) => head.every((part, index) => part === query.queryKey[index]))
const isIdentity = beginsWithAny(IDENTITY)
const isPublic = beginsWithAny(PUBLIC)
const isPersonal = (query: { queryKey: QueryKey }) => !isIdentity(query) && !isPublic(query)

/**
 * Reloads user and product context, then everything else. A sign-in counts even when the reload fails: the
 * user is null then, and the queries retry on their own.
 */
export async function reloadForUser(client: QueryClient): Promise<UserInfo | null> {
  const [user] = await Promise.allSettled([
    client.fetchQuery({ ...userInfoQuery(), staleTime: 0 }),
    client.fetchQuery({ ...currentContextQuery(), staleTime: 0 }),
  ])
  void client.invalidateQueries({ predicate: isPersonal })
  return user.status === 'fulfilled' ? user.value : null
}

/**
 * Drops everything the user saw, so the next person at this browser cannot see it. Pending requests are
 * canceled, since their answers would bring the user back.
 */
export async function clearForVisitor(client: QueryClient) {
  for (const queryKey of IDENTITY) {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, null)
  }
  await client.resetQueries({ predicate: isPersonal })
}

/** Forgets the previous team's data after a switch. */
export const followTeam = (client: QueryClient) => client.resetQueries({ predicate: isPersonal })

/** Whether anything here treats the visitor as signed in. */
export const isSignedInHere = (client: QueryClient) =>
  isSignedInLocally() || client.getQueryData<UserInfo | null>(accountKeys.user) != null

/**
 * For a visitor's page in a browser that remembers a session: checks again, since another tab may have signed
 * in after the page was made, and forgets the session only if it is really over.
 */
export async function forgetEndedSession(client: QueryClient) {
  const user = await client.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined)
  if (user === null) forgetSession()
}

/** Forces a logout. Only once, since the reload for a visitor may fail in the same way. */
export function endSessionHere(client: QueryClient) {
  if (!isSignedInHere(client)) return
  forgetSession()
  void clearForVisitor(client)
}
