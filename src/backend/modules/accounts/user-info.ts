import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UserInfo } from '../../../contract/endpoints/accounts.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import type { UserActor } from '../../caller.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { avatarAddress, defaultsView } from './settings/account-view.ts'
import { users } from './tables.ts'

const OUTER_USER = 'OUTER_USER'

/** The account's own roles, plus `OUTER_USER` if that is its role in the current team. */
function rolesOf({ roles }: Pick<typeof users.$inferSelect, 'roles'>, actor: UserActor): string {
  const own = roles.split(',')
  const isOuter = actor.teamRole === OUTER_USER && !own.includes(OUTER_USER)
  return [...own, ...(isOuter ? [OUTER_USER] : [])].join(',')
}

export async function userInfo(context: CallContext<'user'>): Promise<UserInfo> {
  const [user] = await context.db.select().from(users).where(eq(users.id, context.actor.userId))
  if (!user) throw new AppError('not_signed_in')
  const roles = rolesOf(user, context.actor)
  return {
    uid: user.id,
    email: user.email,
    nick_name: user.nickName,
    user_name: user.email,
    roles,
    outer_user: roles.split(',').includes(OUTER_USER),
    banana_user: false,
    is_new_user: context.clock.now() < later(user.createdAt, NEW_USER_MS),
    created_at: user.createdAt.toISOString(),
    avatar_url: await avatarAddress(context, user),
    defaults: defaultsView(user),
  }
}
