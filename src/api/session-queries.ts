import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetSession, isSignedInLocally } from '@/browser/local-session'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { accountKeys, oauthConfigQuery, userInfoQuery } from './accounts.queries'
import { publicKeys } from './public-keys'
import { currentContextQuery, teamKeys } from './teams.functions'

const IDENTITY: QueryKey[] = [accountKeys.user, teamKeys.context]
/** What everybody sees alike and what may stay when another person comes. */
const PUBLIC: QueryKey[] = [publicKeys.models, publicKeys.priceList, oauthConfigQuery().queryKey]

const beginsWithAny = (heads: QueryKey[]) => (query: { queryKey: QueryKey }) =>
  heads.some((head) => head.every((part, index) => part === query.queryKey[index]))
const isIdentity = beginsWithAny(IDENTITY)
const isPublic = beginsWithAny(PUBLIC)
const isPersonal = (query: { queryKey: QueryKey }) => !isIdentity(query) && !isPublic(query)

/**
 * Loads user and product context anew and lets everything else follow. A sign-in is valid even
 * when the loading fails: then the user is null and the queries try again by themselves.
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
 * Drops everything the user saw: whoever comes next to this browser must not see it. An answer that
 * was asked for before is not waited for: it would bring the user back.
 */
export async function clearForVisitor(client: QueryClient) {
  for (const queryKey of IDENTITY) {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, null)
  }
  await client.resetQueries({ predicate: isPersonal })
}

/** Forgets what belongs to the team somebody worked in: they work in another one. */
export const followTeam = (client: QueryClient) => client.resetQueries({ predicate: isPersonal })

/** Whether anything here takes the visitor for a signed-in user. */
export const isSignedInHere = (client: QueryClient) =>
  isSignedInLocally() || client.getQueryData<UserInfo | null>(accountKeys.user) != null

/**
 * A visitor's page in a browser that remembers a session: asks once more, for the page may be older
 * than a sign-in in another tab, and forgets the session when it is really over.
 */
export async function forgetEndedSession(client: QueryClient) {
  const user = await client.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined)
  if (user === null) forgetSession()
}

/** The forced logout. Once only: what is reloaded for a visitor may fail in the same way. */
export function endSessionHere(client: QueryClient) {
  if (!isSignedInHere(client)) return
  forgetSession()
  void clearForVisitor(client)
}
