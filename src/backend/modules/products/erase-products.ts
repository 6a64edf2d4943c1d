import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { productAnalyses, selectedProducts } from './tables.ts'

/** What was read from pages for a team that is closed; its products go with its brands. */
export const erasePageReadings = (executor: Executor, teamId: string) =>
  executor.delete(productAnalyses).where(eq(productAnalyses.teamId, teamId))

export const forgetProductChoices = (executor: Executor, userId: string) =>
  executor.delete(selectedProducts).where(eq(selectedProducts.userId, userId))
