import { and, eq, min } from 'drizzle-orm'
import type { CurrentContext } from '../../../contract/endpoints/teams.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { countBrands, findBrand } from '../brands/index.ts'
import { currentProduct } from '../products/index.ts'
import { countSeatsTaken } from './seats.ts'
import { teamMembers, teams } from './tables.ts'

/** The user's current team, brand and product; the product is null until the team has one. */
export async function currentContext(context: CallContext<'user'>): Promise<CurrentContext> {
  const brand = await findBrand(context.db, context.actor)
  return {
    current_team: await findTeam(context),
    current_brand: brand && { id: brand.id, name: brand.name },
    current_product: brand ? await currentProduct(context, brand.id) : null,
    new_user: await isNewUser(context),
  }
}

async function findTeam({
  db,
  actor,
}: CallContext<'user'>): Promise<CurrentContext['current_team']> {
  const isMembership = and(eq(teamMembers.teamId, teams.id), eq(teamMembers.userId, actor.userId))
  const [team] = await db
    .select({ id: teams.id, name: teams.name, current_user_role: teamMembers.role })
    .from(teams)
    .innerJoin(teamMembers, isMembership)
    .where(eq(teams.id, actor.teamId))
  return team
    ? {
        ...team,
        members: await countSeatsTaken(db, actor.teamId),
        brands: await countBrands(db, actor.teamId),
      }
    : null
}

/** Every user has a team from the start, so the first membership tells the account's age. */
async function isNewUser({ db, actor, clock }: CallContext<'user'>): Promise<boolean> {
  const [first] = await db
    .select({ at: min(teamMembers.createdAt) })
    .from(teamMembers)
    .where(eq(teamMembers.userId, actor.userId))
  return first?.at ? clock.now() < later(first.at, NEW_USER_MS) : false
}
