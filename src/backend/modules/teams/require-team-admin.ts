import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { findRole } from './membership.ts'

/**
 * Requires the right to spend the team's money.
 * @throws AppError('not_permitted')
 */
export async function requireTeamAdmin(
  executor: Executor,
  actor: Pick<UserActor, 'teamId' | 'userId'>,
): Promise<void> {
  if (!mayDo(await findRole(executor, actor), 'pay')) throw new AppError('not_permitted')
}
