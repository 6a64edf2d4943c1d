import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { creativeLinks, creatives, reviewComments, reviewDecisions, reviewReads } from './tables.ts'

/** What stands in the place of the name of somebody who is no more. */
const NO_NAME = '–'

/** Creatives of a team that is closed, with their links and what was said by them. */
export async function eraseCreatives(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(creativeLinks).where(eq(creativeLinks.teamId, teamId))
  await executor.delete(creatives).where(eq(creatives.teamId, teamId))
  await executor.delete(reviewReads).where(eq(reviewReads.teamId, teamId))
}

/** What somebody said about creatives of others stays said; their name does not. */
export async function forgetReviewer(executor: Executor, userId: string): Promise<void> {
  for (const table of [reviewComments, reviewDecisions]) {
    await executor.update(table).set({ author: NO_NAME }).where(eq(table.userId, userId))
  }
  await executor.delete(reviewReads).where(eq(reviewReads.userId, userId))
}

/** Creatives that somebody saved, page by page. */
export const creativesOfUser = (
  executor: Executor,
  { userId, after, limit }: { userId: string; after: string | null; limit: number },
) =>
  executor
    .select({
      id: creatives.id,
      teamId: creatives.teamId,
      taskId: creatives.taskId,
      fileId: creatives.fileId,
      name: creatives.name,
      productFacts: creatives.appSnap,
      createdAt: creatives.createdAt,
    })
    .from(creatives)
    .where(
      and(
        eq(creatives.userId, userId),
        isNull(creatives.deletedAt),
        after ? gt(creatives.id, after) : undefined,
      ),
    )
    .orderBy(asc(creatives.id))
    .limit(limit)
