import { count, eq, sql, sum } from 'drizzle-orm'
import type { WorkflowType } from '../../../contract/generation.ts'
import type { Executor } from '../../db/database.ts'
import { capturesOfTeam } from '../credits/index.ts'
import { tasks } from './tables.ts'

/** One day's credits for one workflow type, model and user. */
export interface UsageRow {
  day: string
  /** Null, like the next two, for anything other than a generation. */
  workflowType: WorkflowType | null
  model: string | null
  userId: string | null
  credits: number
  count: number
}

/**
 * What a team spent its credits on since a moment, including tasks deleted from the history. The user of
 * a watermark removal comes from that module's table.
 */
export function creditUsage(
  executor: Executor,
  wanted: { teamId: string; since: Date; timeZone: string },
): Promise<UsageRow[]> {
  const captures = capturesOfTeam(executor, wanted)
  const { workflowType, model } = tasks
  const userId = sql<string | null>`coalesce(${tasks.userId}, runs.user_id)`
  return executor
    .select({
      day: captures.day,
      workflowType,
      model,
      userId,
      credits: sum(captures.credits).mapWith(Number),
      count: count(),
    })
    .from(captures)
    .leftJoin(tasks, eq(tasks.id, captures.taskId))
    .leftJoin(sql`removal_works runs`, sql`runs.id = ${captures.taskId}`)
    .groupBy(captures.day, workflowType, model, userId)
}
