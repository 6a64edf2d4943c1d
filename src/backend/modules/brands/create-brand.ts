import type { Transaction } from '../../db/database.ts'
import { brands } from './tables.ts'

/** The brand a team begins with: a name alone. */
export async function createBrand(
  tx: Transaction,
  brand: { teamId: string; name: string; createdAt: Date },
): Promise<void> {
  await tx.insert(brands).values(brand)
}
