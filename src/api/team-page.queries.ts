import { queryOptions } from '@tanstack/react-query'
import { previewInvitationFn, teamFn, teamListFn } from './team-page.functions'

export const teamPageKeys = {
  list: ['teams', 'list'] as const,
  detail: (teamId: string) => ['teams', 'detail', teamId] as const,
}

/** The teams somebody is in. */
export const teamListQuery = () =>
  queryOptions({ queryKey: teamPageKeys.list, queryFn: () => teamListFn() })

/** A team with its people; the others who manage it change it, too. */
export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: teamPageKeys.detail(teamId),
    queryFn: () => teamFn({ data: { teamId } }),
    staleTime: 5_000,
  })

/** What an invitation leads to, for whoever is signed in or nobody. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['teams', 'invitation', code],
    queryFn: () => previewInvitationFn({ data: { invite_code: code } }),
    staleTime: 5_000,
  })
