import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { clearForVisitor, forgetEndedSession, reloadForUser } from '@/api/session-queries'
import { currentContextQuery } from '@/api/teams.functions'
import { isSignedInLocally, rememberContext, rememberUser } from '@/browser/local-session'
import { onLocalChange } from '@/browser/local-store'

/**
 * Keeps what this browser remembers in step with what the server says, and this tab with the
 * others: they write and remove `token` when somebody signs in or out.
 */
export function useSessionSync({ onSignedInElsewhere }: { onSignedInElsewhere: () => void }) {
  const client = useQueryClient()
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())

  useEffect(() => {
    if (user) rememberUser(user)
    if (user === null && isSignedInLocally()) void forgetEndedSession(client)
  }, [user, client])

  useEffect(() => {
    if (context) rememberContext(context)
  }, [context])

  const onTokenChange = useEffectEvent((token: string | null) => {
    if (token === null) return void clearForVisitor(client)
    onSignedInElsewhere()
    void reloadForUser(client)
  })
  useEffect(() => onLocalChange('token', onTokenChange), [])
}
