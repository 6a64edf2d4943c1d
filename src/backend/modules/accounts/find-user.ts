import { eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor } from '../../db/database.ts'
import { users } from './tables.ts'

export type User = typeof users.$inferSelect

export async function findUserByEmail(
  executor: Executor,
  email: string,
): Promise<User | undefined> {
  const [user] = await executor.select().from(users).where(eq(users.email, email))
  return user
}

/** Users by id; deleted accounts are left out. */
export const findUsers = (executor: Executor, userIds: readonly string[]): Promise<User[]> =>
  executor
    .select()
    .from(users)
    .where(inArray(users.id, [...userIds]))

/** @throws AppError('not_signed_in') for an account deleted in the meantime */
export async function requireUser(executor: Executor, userId: string): Promise<User> {
  const [user] = await executor.select().from(users).where(eq(users.id, userId))
  if (!user) throw new AppError('not_signed_in')
  return user
}

/** E-mail of an existing user. */
export async function findEmail(executor: Executor, userId: string): Promise<string> {
  const [user] = await executor
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('A signed-in user has no row.')
  return user.email
}

/** Names of users by id, without deleted accounts. */
export async function findNames(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const found = await executor
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** E-mails of users by id, without deleted accounts. */
export async function findEmails(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const found = await executor
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(found.map(({ id, email }) => [id, email]))
}
