import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { creativeLinks, creatives, reviewComments, reviewDecisions, reviewReads } from './tables.ts'

/** Replaces the name of a person whose account is gone. */
const NO_NAME = '–'

/** Erases a closed team's creatives, with their links and reviews. */
export async function eraseCreatives(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(creativeLinks).where(eq(creativeLinks.teamId, teamId))
  await executor.delete(creatives).where(eq(creatives.teamId, teamId))
  await executor.delete(reviewReads).where(eq(reviewReads.teamId, teamId))
}

/** Anonymizes a user's reviews of other people's creatives: their words stay, their name goes. */
export async function forgetReviewer(executor: Executor, userId: string): Promise<void> {
  for (const table of [reviewComments, reviewDecisions]) {
    await executor.update(table).set({ author: NO_NAME }).where(eq(table.userId, userId))
  }
  await executor.delete(reviewReads).where(eq(reviewReads.userId, userId))
}

/** Creatives a user saved, page by page. */
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
