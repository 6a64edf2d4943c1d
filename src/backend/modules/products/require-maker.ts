import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'

/** @throws AppError('not_permitted') unless the role may change the team's products */
export function requireMaker({ teamRole }: Pick<UserActor, 'teamRole'>): void {
  if (!mayDo(teamRole, 'changeProducts')) throw new AppError('not_permitted')
}
