import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { insertTeam } from './create-team.ts'
import { findSelectedTeamId } from './selected-team.ts'

interface Person {
  userId: string
  name: string
}

/** Creates the one-person team, with its first brand, that every new user works in. Returns the team's id. */
export const createPersonalTeam = (
  context: Context,
  tx: Transaction,
  person: Person,
): Promise<string> => insertTeam(context, tx, { ...person, selectedAt: context.clock.now() })

/** Every user has a team: whoever leaves their last one gets a personal one, without credits. */
export async function ensureTeam(context: Context, tx: Transaction, person: Person): Promise<void> {
  if (await findSelectedTeamId(tx, person.userId)) return
  await createPersonalTeam(context, tx, person)
}
