import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TeamRole } from '@/contract/team-roles'

interface RoleWords {
  name: MessageDescriptor
  /** What whoever has it may do, beside the role that may do less. */
  about: MessageDescriptor
}

export const ROLE_WORDS: Record<TeamRole, RoleWords> = {
  OWNER: {
    name: msg`Owner`,
    about: msg`Does everything an admin does, and can hand the team over.`,
  },
  ADMIN: {
    name: msg`Admin`,
    about: msg`Also invites and removes people, pays, and sees who spent what.`,
  },
  MEMBER: {
    name: msg`Member`,
    about: msg`Creates with the team’s credits, and sees what the others make.`,
  },
  OUTER_USER: {
    name: msg`Guest`,
    about: msg`Creates with the team’s credits, and sees only their own work.`,
  },
}
