import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { tasks } from './tables.ts'

/** A user's tasks in the order they were created, page by page. */
export const tasksMadeBy = (
  executor: Executor,
  { userId, after, limit }: { userId: string; after: string | null; limit: number },
) =>
  executor
    .select({
      id: tasks.id,
      teamId: tasks.teamId,
      workflowType: tasks.workflowType,
      status: tasks.status,
      model: tasks.model,
      prompt: tasks.prompt,
      language: tasks.language,
      aspectRatio: tasks.aspectRatio,
      resolution: tasks.resolution,
      durationSeconds: tasks.durationSeconds,
      count: tasks.count,
      seed: tasks.seed,
      credits: tasks.credits,
      creditsCharged: tasks.creditsCharged,
      createdAt: tasks.createdAt,
      finishedAt: tasks.finishedAt,
      deletedAt: tasks.deletedAt,
    })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), after ? gt(tasks.id, after) : undefined))
    .orderBy(asc(tasks.id))
    .limit(limit)
