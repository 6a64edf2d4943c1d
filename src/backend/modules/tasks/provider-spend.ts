import { and, count, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { charactersOf } from '../../../contract/speech.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { costUsd } from '../../generation/cost.ts'
import type { Model } from '../../generation/registry.ts'
import type { Settings } from '../../generation/settings.ts'
import { tasks } from './tables.ts'

type Spending = Pick<Context, 'db' | 'models' | 'choices' | 'clock'>

/** Cost of a provider's tasks today, at the registry's prices. */
export interface Spent {
  usd: number
  tasks: number
  /** How many of these have no known price. */
  unpriced: number
}

const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))

/**
 * Spending per provider since midnight UTC: on tasks that wait, run or succeeded, and on those canceled
 * after the provider had accepted them. Failed tasks are not charged.
 */
export async function spentToday(
  { models, clock }: Pick<Spending, 'models' | 'clock'>,
  executor: Executor,
): Promise<Map<string, Spent>> {
  const { model, resolution, durationSeconds, generateAudio, count: results } = tasks
  const settings = { model, resolution, durationSeconds, generateAudio, results }
  const isPaid = or(
    inArray(tasks.status, ['CREATED', 'RUNNING', 'SUCCEEDED']),
    and(eq(tasks.status, 'CANCELLED'), isNotNull(tasks.handle)),
  )
  const characters = sql<number>`avg(char_length(${tasks.prompt}))`.mapWith(Number)
  const rows = await executor
    .select({ ...settings, characters, number: count() })
    .from(tasks)
    .where(and(gte(tasks.createdAt, startOfDay(clock.now())), isPaid))
    .groupBy(model, resolution, durationSeconds, generateAudio, results)
  const spent = new Map<string, Spent>()
  for (const { number, results: perTask, ...row } of rows) {
    const found = models.find(row.model)
    if (!found?.provider || models.findProvider(found.provider)?.runs === 'here') continue
    const cost = costUsd(found, { ...row, count: perTask })
    const before = spent.get(found.provider) ?? { usd: 0, tasks: 0, unpriced: 0 }
    spent.set(found.provider, {
      usd: before.usd + (cost ?? 0) * number,
      tasks: before.tasks + number,
      unpriced: before.unpriced + (cost === null ? number : 0),
    })
  }
  return spent
}

const NONE: ReadonlySet<string> = new Set()

/** Providers that have used up today's budget. */
export async function pausedProviders(context: Spending): Promise<ReadonlySet<string>> {
  const { budgets } = context.choices.now()
  if (budgets.size === 0) return NONE
  const spent = await spentToday(context, context.db)
  const isUsedUp = ([provider, cents]: [string, number]) =>
    (spent.get(provider)?.usd ?? 0) * 100 >= cents
  return new Set([...budgets].filter(isUsedUp).map(([provider]) => provider))
}

/**
 * Accepts a task only while today's budget still covers it, even with many requests at once.
 * @throws AppError('model_unavailable', { reason: 'paused' })
 */
export async function requireBudget(
  context: Spending,
  tx: Transaction,
  { model, settings, request }: { model: Model; settings: Settings; request: { prompt: string } },
): Promise<void> {
  const provider = model.provider ?? ''
  const cents = context.choices.now().budgets.get(provider)
  if (cents === undefined) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`budget:${provider}`}, 0))`)
  const spent = (await spentToday(context, tx)).get(provider)?.usd ?? 0
  const work = { ...settings, characters: charactersOf(request.prompt) }
  if ((spent + (costUsd(model, work) ?? 0)) * 100 <= cents) return
  throw new AppError('model_unavailable', { model: model.label, reason: 'paused' })
}
