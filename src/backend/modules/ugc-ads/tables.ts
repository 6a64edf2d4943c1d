import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import type { VoiceView } from '../../../contract/endpoints/speech.ts'
import type { UgcOrders, UgcPlan, UgcRun, UgcStep } from '../../../contract/endpoints/ugc-ads.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { Language } from '../../../contract/languages.ts'
import { createdAt, id, instant } from '../../db/columns.ts'

/** What the making of an ad was begun with, and what came of it. */
export interface KeptRun {
  until: UgcStep
  /** As it was when it was ordered, and agreed to: what is written meanwhile is for the next time. */
  plan: UgcPlan
  /** The voice that was told; null where nobody speaks. */
  speaker: VoiceView | null
  creditsMax: number
  /** What was ordered since it began. */
  taskIds: string[]
  language: Language
  origin: string
  beganAt: string
  endedAt: string | null
  error: { code: ErrorCode; details: ErrorDetails; part: string | null } | null
}

/** Ads with a presenter that somebody is making, with what of them was ordered. */
export const ugcAds = pgTable(
  'ugc_ads',
  {
    id: id(),
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<UgcPlan>().notNull(),
    orders: jsonb('orders').$type<UgcOrders>().notNull().default({}),
    /** The last time that it was made; null while it never was. */
    runId: uuid('run_id'),
    runStatus: text('run_status').$type<UgcRun['status']>(),
    run: jsonb('run').$type<KeptRun>(),
    /** How often the run was looked at: of two looks the earlier one comes too late. */
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
