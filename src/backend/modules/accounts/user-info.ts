import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { UserInfo } from '../../../contract/endpoints/accounts.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { users } from './tables.ts'

const OUTER_USER = 'OUTER_USER'

export async function userInfo(context: CallContext<'user'>): Promise<UserInfo> {
  const [user] = await context.db.select().from(users).where(eq(users.id, context.actor.userId))
  if (!user) throw new AppError('not_signed_in')
  return {
    uid: user.id,
    email: user.email,
    nick_name: user.nickName,
    user_name: user.email,
    roles: user.roles,
    outer_user: user.roles.split(',').includes(OUTER_USER),
    is_new_user: context.clock.now() < later(user.createdAt, NEW_USER_MS),
    created_at: user.createdAt.toISOString(),
  }
}
