import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createBrand } from '../brands/index.ts'
import { teamMembers, teams } from './tables.ts'

/** A team of one with its first brand: what every new user works in. Returns the team's id. */
export async function createPersonalTeam(
  context: Context,
  tx: Transaction,
  { userId, name }: { userId: string; name: string },
): Promise<string> {
  const now = context.clock.now()
  const [team] = await tx.insert(teams).values({ name, createdAt: now }).returning({ id: teams.id })
  if (!team) throw new Error('The team was not stored.')
  const role = 'ADMIN'
  await tx
    .insert(teamMembers)
    .values({ teamId: team.id, userId, role, selectedAt: now, createdAt: now })
  await createBrand(tx, { teamId: team.id, name, createdAt: now })
  return team.id
}
