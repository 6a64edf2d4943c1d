import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { currentContext } from './current-context.ts'

export { acceptInvitation } from './accept-invitation.ts'
export { lockTeamConcurrency, teamConcurrency } from './concurrency.ts'
export { createPersonalTeam } from './create-personal-team.ts'
export { setTeamLimits, teamReferenceImages } from './plan-limits.ts'
export { requireTeamAdmin } from './require-team-admin.ts'
export { countSeatsTaken } from './seats.ts'
export { findSelectedTeamId, selectedTeamIdOf } from './selected-team.ts'

export const teamsModule: Module = {
  name: 'teams',
  routes(app) {
    mount(app, contract.teams.currentContext, currentContext)
  },
}
