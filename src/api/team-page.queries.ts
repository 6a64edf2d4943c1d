import { queryOptions } from '@tanstack/react-query'
import { previewInvitationFn, teamFn, teamListFn } from './team-page.functions'

export const teamPageKeys = {
  list: ['teams', 'list'] as const,
  detail: (teamId: string) => ['teams', 'detail', teamId] as const,
}

/** The user's teams. */
export const teamListQuery = () =>
  queryOptions({ queryKey: teamPageKeys.list, queryFn: () => teamListFn() })

/** A team with its members; other managers change it too. */
export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: teamPageKeys.detail(teamId),
    queryFn: () => teamFn({ data: { teamId } }),
    staleTime: 5_000,
  })

/** Preview of an invitation, signed in or not. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['teams', 'invitation', code],
    queryFn: () => previewInvitationFn({ data: { invite_code: code } }),
    staleTime: 5_000,
  })
