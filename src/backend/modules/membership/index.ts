import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { invite } from './invite.ts'
import { joinTeam } from './join-team.ts'
import { previewInvitation } from './preview-invitation.ts'
import { leaveTeam, removeMember } from './remove-member.ts'
import { renewInvitation } from './renew-invitation.ts'
import { showTeam } from './show-team.ts'

/** Team membership: the verbs that need both accounts and teams, since accounts themselves build on teams. */
export const membershipModule: Module = {
  name: 'membership',
  routes(app) {
    mount(app, contract.teams.detail, showTeam)
    mount(app, contract.teams.leave, leaveTeam)
    mount(app, contract.teams.removeMember, removeMember)
    mount(app, contract.teams.invite, invite)
    mount(app, contract.teams.renewInvitation, renewInvitation)
    mount(app, contract.teams.previewInvitation, previewInvitation)
    mount(app, contract.teams.join, joinTeam)
  },
}
