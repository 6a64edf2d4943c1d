import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

/* Separate from the calls of every first screen, which only needs the team's name. */

const { teams } = contract

export const teamListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(teams.list, {}))

export const createTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.create))
  .handler(({ data, context }) => context.call(teams.create, data))

export const selectTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.select))
  .handler(({ data, context }) => context.call(teams.select, data))

export const teamFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(teams.detail))
  .handler(({ data, context }) => context.call(teams.detail, data))

export const renameTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.rename))
  .handler(({ data, context }) => context.call(teams.rename, data))

export const leaveTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.leave))
  .handler(({ data, context }) => context.call(teams.leave, data))

export const handOverTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.handOver))
  .handler(({ data, context }) => context.call(teams.handOver, data))

export const changeRoleFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.changeRole))
  .handler(({ data, context }) => context.call(teams.changeRole, data))

export const removeMemberFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.removeMember))
  .handler(({ data, context }) => context.call(teams.removeMember, data))

export const inviteFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.invite))
  .handler(({ data, context }) => context.call(teams.invite, data))

export const renewInvitationFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.renewInvitation))
  .handler(({ data, context }) => context.call(teams.renewInvitation, data))

export const revokeInvitationFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.revokeInvitation))
  .handler(({ data, context }) => context.call(teams.revokeInvitation, data))

/** POST, although it only reads: the code must not end up in access logs. */
export const previewInvitationFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.previewInvitation))
  .handler(({ data, context }) => context.call(teams.previewInvitation, data))

export const joinTeamFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(teams.join))
  .handler(({ data, context }) => context.call(teams.join, data))
