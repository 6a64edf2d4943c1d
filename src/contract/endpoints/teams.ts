import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_INVITATION } from '../failure-groups.ts'
import { Done, Email, Empty, Id, InviteCode, Timestamp } from '../fields.ts'
import { TEAM_NAME_MAX } from '../limits.ts'
import { GRANTED_ROLES, TEAM_ROLES } from '../team-roles.ts'

export const CurrentContext = z.object({
  current_brand: z.object({ id: Id, name: z.string() }).nullable(),
  current_team: z
    .object({
      id: Id,
      name: z.string(),
      current_user_role: z.string(),
      /** Number of members. */
      members: z.number().int().default(1),
      /** Number of brands. */
      brands: z.number().int().default(1),
    })
    .nullable(),
  current_product: z
    .object({
      id: Id,
      name: z.string(),
      img_urls: z.array(z.string()),
      brand_id: Id,
      team_id: Id,
      target_audiences: z.array(z.string()),
    })
    .nullable(),
  new_user: z.boolean(),
})
export type CurrentContext = z.infer<typeof CurrentContext>

export const currentContext = defineEndpoint({
  id: 'teams.currentContext',
  method: 'GET',
  path: '/api/v1/auth/brands/current-context',
  access: 'user',
  summary: 'Get your current brand, team, and product',
  failures: [],
  input: Empty,
  output: CurrentContext,
})

/** A one-line name; invisible characters could not be corrected. */
const TeamName = z
  .string()
  .trim()
  .min(1)
  .max(TEAM_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'no control characters')
const Role = z.enum(TEAM_ROLES)
const GrantedRole = z.enum(GRANTED_ROLES)

const TeamSummary = z.object({
  team_id: Id,
  name: z.string(),
  role: Role,
  members: z.number().int(),
  is_current: z.boolean(),
})

export const list = defineEndpoint({
  id: 'teams.list',
  method: 'GET',
  path: '/api/v1/auth/teams',
  access: 'user',
  summary: 'List your teams by name',
  failures: [],
  input: Empty,
  output: z.object({ teams: z.array(TeamSummary) }),
})

/** The team that a person works in from now on. */
export const EnteredTeam = z.object({ team_id: Id })

export const create = defineEndpoint({
  id: 'teams.create',
  method: 'POST',
  path: '/api/v1/auth/teams',
  access: 'user',
  summary: 'Create a team of your own, without credits, and switch to it',
  failures: ['teams_limit_reached'],
  input: z.object({ name: TeamName }),
  output: EnteredTeam,
})

export const select = defineEndpoint({
  id: 'teams.select',
  method: 'POST',
  path: '/api/v1/auth/teams/select',
  access: 'user',
  summary: 'Switch to another of your teams, with its own credits, history, and brand',
  failures: ['not_found'],
  input: z.object({ team_id: Id }),
  output: Done,
})

const Member = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  is_you: z.boolean(),
  joined_at: Timestamp,
})

export const TeamInvitation = z.object({
  invitation_id: Id,
  /** Null: for anyone with the link. */
  email: z.string().nullable(),
  role: GrantedRole,
  /** Null for a deleted account. */
  invited_by: z.string().nullable(),
  /** URL of the team page with the code; null when it was made under another secret key. */
  link: z.string().nullable(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: z.boolean(),
})
export type TeamInvitation = z.infer<typeof TeamInvitation>

export const TeamDetail = z.object({
  team_id: Id,
  name: z.string(),
  role: Role,
  /** In joining order; outer users see only themselves. */
  members: z.array(Member),
  /** Unused invitations, newest first; empty for members who may not invite. */
  invitations: z.array(TeamInvitation),
  seats: z.object({
    total: z.number().int(),
    taken: z.number().int(),
    /** Reserved for open invitations. */
    invited: z.number().int(),
  }),
  /** The team's files, including uploads in progress. */
  storage: z.object({ used_bytes: z.number().int(), max_bytes: z.number().int() }),
})
export type TeamDetail = z.infer<typeof TeamDetail>
export type TeamMember = TeamDetail['members'][number]

export const detail = defineEndpoint({
  id: 'teams.detail',
  method: 'GET',
  path: '/api/v1/auth/teams/{teamId}',
  access: 'user',
  summary: 'Get one of your teams: its people, seats, and open invitations',
  failures: ['not_found'],
  input: z.object({ teamId: Id }),
  output: TeamDetail,
})

export const rename = defineEndpoint({
  id: 'teams.rename',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}',
  access: 'user',
  summary: 'Rename a team',
  failures: ['not_found', 'not_permitted', 'nothing_to_save', 'changed_meanwhile'],
  /** `old_name` is the name you saw. */
  input: z.object({ teamId: Id, name: TeamName, old_name: z.string().max(TEAM_NAME_MAX) }),
  output: Done,
})

export const leave = defineEndpoint({
  id: 'teams.leave',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/leave',
  access: 'user',
  summary: 'Leave a team; your work stays with the team',
  failures: ['not_found', 'owner_stays'],
  input: z.object({ teamId: Id }),
  output: Done,
})

export const handOver = defineEndpoint({
  id: 'teams.handOver',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/hand-over',
  access: 'user',
  summary: 'Transfer your team to an admin or member, and become an admin',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ teamId: Id, user_id: Id }),
  output: Done,
})

export const changeRole = defineEndpoint({
  id: 'teams.changeRole',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/members/{userId}/role',
  access: 'user',
  summary: 'Change a member’s role in a team',
  failures: ['not_found', 'not_permitted', 'changed_meanwhile'],
  /** `old_role` is the role you saw. */
  input: z.object({ teamId: Id, userId: Id, role: GrantedRole, old_role: Role }),
  output: Done,
})

export const removeMember = defineEndpoint({
  id: 'teams.removeMember',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/members/{userId}/remove',
  access: 'user',
  summary: 'Remove a member; their work stays, and their running tasks finish',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ teamId: Id, userId: Id }),
  output: Done,
})

export const invite = defineEndpoint({
  id: 'teams.invite',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/invitations',
  access: 'user',
  summary: 'Invite someone by email, or by a link for one person when no address is given',
  failures: ['not_found', 'not_permitted', 'seats_taken', 'already_in_team', 'email_unusable'],
  input: z.object({ teamId: Id, email: Email.nullable(), role: GrantedRole }),
  output: TeamInvitation,
  rateLimit: 'invite',
})

export const renewInvitation = defineEndpoint({
  id: 'teams.renewInvitation',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/invitations/{invitationId}/renew',
  access: 'user',
  summary: 'Extend an invitation from today; one with an address is emailed again',
  failures: ['not_found', 'not_permitted', 'seats_taken'],
  input: z.object({ teamId: Id, invitationId: Id }),
  output: TeamInvitation,
  rateLimit: 'invite',
})

export const revokeInvitation = defineEndpoint({
  id: 'teams.revokeInvitation',
  method: 'POST',
  path: '/api/v1/auth/teams/{teamId}/invitations/{invitationId}/revoke',
  access: 'user',
  summary: 'Revoke an invitation',
  failures: ['not_found', 'not_permitted'],
  input: z.object({ teamId: Id, invitationId: Id }),
  output: Done,
})

/** What a person with the code may know before joining. */
export const InvitationPreview = z.object({
  team_name: z.string(),
  /** Null for a deleted account. */
  invited_by: z.string().nullable(),
  role: GrantedRole,
  expires_at: Timestamp,
  /**
   * `open`: you can join. `joined`: you are already in the team. `other_email`: it is for another email
   * address. `full`: no seat is free.
   */
  state: z.enum(['open', 'joined', 'used', 'expired', 'other_email', 'full']),
  /** The team, if you are in it. */
  team_id: Id.nullable(),
})
export type InvitationPreview = z.infer<typeof InvitationPreview>

export const previewInvitation = defineEndpoint({
  id: 'teams.previewInvitation',
  method: 'POST',
  path: '/api/v1/invitations/preview',
  access: 'public',
  summary: 'Preview an invitation before joining: who invites whom to what',
  failures: ['invite_code_invalid'],
  input: z.object({ invite_code: InviteCode }),
  output: InvitationPreview,
  rateLimit: 'inviteCode',
})

export const join = defineEndpoint({
  id: 'teams.join',
  method: 'POST',
  path: '/api/v1/auth/invitations/accept',
  access: 'user',
  summary: 'Join the team that invited you, and switch to it',
  failures: [...OF_INVITATION],
  input: z.object({ invite_code: InviteCode }),
  output: EnteredTeam,
  rateLimit: 'inviteCode',
})
