import { eq, sql } from 'drizzle-orm'
import { OPERATOR_ROLE } from '../../../contract/operator.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { users } from './tables.ts'

const rolesOf = (roles: string) => roles.split(',').filter((role) => role !== '')

/** Grants or revokes an account's operator role. */
export async function setOperator(
  tx: Transaction,
  { email, isOperator }: { email: string; isOperator: boolean },
): Promise<'changed' | 'unchanged' | 'unknown'> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!user) return 'unknown'
  const others = rolesOf(user.roles).filter((role) => role !== OPERATOR_ROLE)
  const roles = (isOperator ? [...others, OPERATOR_ROLE] : others).join(',')
  if (roles === user.roles) return 'unchanged'
  await tx.update(users).set({ roles }).where(eq(users.id, user.id))
  return 'changed'
}

/** E-mails of all operators. */
export async function listOperators(executor: Executor): Promise<string[]> {
  const isOperator = sql`${OPERATOR_ROLE} = any(string_to_array(${users.roles}, ','))`
  const rows = await executor.select({ email: users.email }).from(users).where(isOperator)
  return rows.map(({ email }) => email)
}
