import { AppError } from '../../../contract/app-error.ts'
import { mayDo, type TeamRight } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'

/** @throws AppError('not_permitted') */
export function requireBrandRight(
  { teamRole }: Pick<UserActor, 'teamRole'>,
  right: Extract<TeamRight, 'changeBrand' | 'manageBrands'>,
): void {
  if (!mayDo(teamRole, right)) throw new AppError('not_permitted')
}
