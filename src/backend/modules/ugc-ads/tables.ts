import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { VoiceView } from '../../../contract/endpoints/speech.ts'
import type { UgcOrders, UgcPlan, UgcRun, UgcStep } from '../../../contract/endpoints/ugc-ads.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Language } from '../../../contract/languages.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** The inputs of an ad's run, and its outcome. */
export interface KeptRun {
  until: UgcStep
  /** The plan as agreed to when ordering; later edits apply to the next run. */
  plan: UgcPlan
  /** The chosen voice; null if nobody speaks. */
  speaker: VoiceView | null
  creditsMax: number
  /** Tasks ordered since it began. */
  taskIds: string[]
  language: Language
  origin: string
  beganAt: string
  endedAt: string | null
  error: { code: ErrorCode; details: ErrorDetails; part: string | null } | null
}

/** Ads with a presenter that a user is making, and the orders of their parts. */
export const ugcAds = pgTable(
  'ugc_ads',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<UgcPlan>().notNull(),
    orders: jsonb('orders').$type<UgcOrders>().notNull().default({}),
    /** The latest run; null if there was none. */
    runId: uuid('run_id'),
    runStatus: text('run_status').$type<UgcRun['status']>(),
    run: jsonb('run').$type<KeptRun>(),
    /** How often the run was checked: a check with an older number is outdated. */
    looks: integer('looks').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index().on(table.userId, table.teamId, table.id),
    index().on(table.runStatus),
    uniqueIndex().on(table.runId),
  ],
)
