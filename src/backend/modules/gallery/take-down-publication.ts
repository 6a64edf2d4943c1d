import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import { publications } from './tables.ts'

/**
 * Removes a publication for good: its maker keeps the result, but can't publish it again.
 * @throws AppError('not_found') if nothing with this id was published
 */
export async function takeDownPublication(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  itemId: string,
): Promise<void> {
  const [removed] = await db
    .update(publications)
    .set({ removedAt: clock.now() })
    .where(eq(publications.fileId, itemId))
    .returning({ id: publications.fileId })
  if (!removed) throw new AppError('not_found', { item: itemId })
}
