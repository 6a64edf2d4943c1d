import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import {
  clearForVisitor,
  followTeam,
  forgetEndedSession,
  reloadForUser,
} from '@/api/session-queries'
import { currentContextQuery, teamKeys } from '@/api/teams.functions'
import { isSignedInLocally, rememberContext, rememberUser } from '@/browser/local-session'
import { onLocalChange, readLocal } from '@/browser/local-store'

/**
 * Keeps this browser's records in sync with the server, and this tab with the others, which write and remove
 * `token` on sign-in and sign-out.
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

  // The current team has changed: by the user's choice, here or in another tab, or because they were removed
  // from it. Nothing of the previous team may stay on screen.
  const teamId = context?.current_team?.id
  const lastTeamId = useRef(teamId)
  useEffect(() => {
    const before = lastTeamId.current
    lastTeamId.current = teamId
    if (before && teamId && before !== teamId) void followTeam(client)
  }, [teamId, client])
  const onTeamChange = useEffectEvent(() => {
    const isKnown = readLocal('ga_bp_info')?.team_id === teamId
    if (user && !isKnown) void client.invalidateQueries({ queryKey: teamKeys.context })
  })
  useEffect(() => onLocalChange('ga_bp_info', onTeamChange), [])

  const onTokenChange = useEffectEvent((token: string | null) => {
    if (token === null) return void clearForVisitor(client)
    onSignedInElsewhere()
    void reloadForUser(client)
  })
  useEffect(() => onLocalChange('token', onTokenChange), [])
}
