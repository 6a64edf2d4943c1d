import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { insertTeam } from './create-team.ts'
import { findSelectedTeamId } from './selected-team.ts'

interface Person {
  userId: string
  name: string
}

/** A team of one with its first brand: what every new user works in. Returns the team's id. */
export const createPersonalTeam = (
  context: Context,
  tx: Transaction,
  person: Person,
): Promise<string> => insertTeam(context, tx, { ...person, selectedAt: context.clock.now() })

/** Nobody is without a team: who left their last one gets one of their own, without credits. */
export async function ensureTeam(context: Context, tx: Transaction, person: Person): Promise<void> {
  if (await findSelectedTeamId(tx, person.userId)) return
  await createPersonalTeam(context, tx, person)
}
