import { and, desc, eq, min } from 'drizzle-orm'
import type { CurrentContext } from '../../../contract/endpoints/teams.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { findBrand } from './brand-row.ts'
import { products, teamMembers, teams } from './tables.ts'

/** Team, brand and product the user works in; the product is null until the team has one. */
export async function currentContext(context: CallContext<'user'>): Promise<CurrentContext> {
  const { teamId } = context.actor
  const brand = await findBrand(context.db, teamId)
  return {
    current_team: await findTeam(context),
    current_brand: brand && { id: brand.id, name: brand.name },
    current_product: brand ? await findProduct(context, brand.id) : null,
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
  return team ?? null
}

async function findProduct(
  { db }: CallContext<'user'>,
  brandId: string,
): Promise<CurrentContext['current_product']> {
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.brandId, brandId))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(1)
  if (!product) return null
  return {
    id: product.id,
    name: product.name,
    img_urls: product.imageUrls,
    brand_id: product.brandId,
    team_id: product.teamId,
    target_audiences: product.targetAudiences,
  }
}

/** Every user has a team from the first moment on, so the first membership tells their age. */
async function isNewUser({ db, actor, clock }: CallContext<'user'>): Promise<boolean> {
  const [first] = await db
    .select({ at: min(teamMembers.createdAt) })
    .from(teamMembers)
    .where(eq(teamMembers.userId, actor.userId))
  return first?.at ? clock.now() < later(first.at, NEW_USER_MS) : false
}
