import { eq } from 'drizzle-orm'
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
