import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { changeRole } from './change-role.ts'
import { createTeam } from './create-team.ts'
import { currentContext } from './current-context.ts'
import { forgetInvitationsJob } from './forget-invitations.job.ts'
import { handOverTeam } from './hand-over-team.ts'
import { listTeams } from './list-teams.ts'
import { renameTeam } from './rename-team.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { selectTeam } from './select-team.ts'

export { acceptInvitation } from './accept-invitation.ts'
export { lockTeamConcurrency, teamConcurrency } from './concurrency.ts'
export { createPersonalTeam, ensureTeam } from './create-personal-team.ts'
export { closeDoors, closeTeam, depart } from './depart.ts'
export {
  extendInvitation,
  findCode,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  requireInvitation,
  requireInvitationOfCode,
} from './invitations.ts'
export { deleteMember, findTeamName, listMembers } from './member-list.ts'
export { findRole, lockTeam, requireRight, requireRole } from './membership.ts'
export { announceMembership, membershipTopic } from './membership-topic.ts'
export { membershipsOf } from './memberships-of.ts'
export { setTeamLimits, teamReferenceImages } from './plan-limits.ts'
export { requireTeamAdmin } from './require-team-admin.ts'
export { countSeatsTaken, requireSeatToInvite, showTeamSeats } from './seats.ts'
export { findSelectedTeamId, selectedTeamOf } from './selected-team.ts'

export const teamsModule: Module = {
  name: 'teams',
  keeps: {
    team_invitations: '30 days after they expired',
    team_members: KEPT.withTheirOwner,
    teams: KEPT.withTheirOwner,
  },
  jobs: (context) => [
    handleJob(forgetInvitationsJob, async () => {
      const { forgetInvitations } = await import('./forget-invitations.ts')
      return () => forgetInvitations(context)
    }),
  ],
  routes(app) {
    mount(app, contract.teams.currentContext, currentContext)
    mount(app, contract.teams.list, listTeams)
    mount(app, contract.teams.create, createTeam)
    mount(app, contract.teams.select, selectTeam)
    mount(app, contract.teams.rename, renameTeam)
    mount(app, contract.teams.handOver, handOverTeam)
    mount(app, contract.teams.changeRole, changeRole)
    mount(app, contract.teams.revokeInvitation, revokeInvitation)
  },
}
