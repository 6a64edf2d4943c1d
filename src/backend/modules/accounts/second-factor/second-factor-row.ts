import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { secondFactors } from '../tables.ts'

/** A factor being set up does not count until it is turned on. */
const isOn = isNotNull(secondFactors.enabledAt)

export async function findSecondFactor(executor: Executor, userId: string) {
  const [row] = await executor
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isOn))
  return row ?? null
}

export const hasSecondFactor = async (executor: Executor, userId: string): Promise<boolean> =>
  (await findSecondFactor(executor, userId)) !== null
