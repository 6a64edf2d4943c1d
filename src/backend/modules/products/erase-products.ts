import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { productAnalyses, productImports, products, selectedProducts } from './tables.ts'

/** Erases a closed team's page readings; its products go with its brands. */
export async function erasePageReadings(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(productAnalyses).where(eq(productAnalyses.teamId, teamId))
  await executor.delete(productImports).where(eq(productImports.teamId, teamId))
}

/** A team's imports, for a member's data export. */
export const importsOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(productImports).where(eq(productImports.teamId, teamId))

export const productsOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(products).where(eq(products.teamId, teamId))

export const forgetProductChoices = (executor: Executor, userId: string) =>
  executor.delete(selectedProducts).where(eq(selectedProducts.userId, userId))
