import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TeamRole } from '@/contract/team-roles'

interface RoleWords {
  name: MessageDescriptor
  /** What the role allows beyond the next lower one. */
  about: MessageDescriptor
}

export const ROLE_WORDS: Record<TeamRole, RoleWords> = {
  OWNER: {
    name: msg`Owner`,
    about: msg`Can do everything an admin can, and transfer the team.`,
  },
  ADMIN: {
    name: msg`Admin`,
    about: msg`Can also invite and remove people, pay, and see who spent what.`,
  },
  MEMBER: {
    name: msg`Member`,
    about: msg`Can create with the team’s credits and see what others make.`,
  },
  OUTER_USER: {
    name: msg`Guest`,
    about: msg`Can create with the team’s credits and see only their own work.`,
  },
}
