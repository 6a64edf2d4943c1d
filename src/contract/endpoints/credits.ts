import { z } from 'zod'
import { AUTO_REASONS } from '../auto-model.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_MODEL } from '../failure-groups.ts'
import {
  CursorQuery,
  Empty,
  Id,
  QueryBoolean,
  ResolutionName,
  Timestamp,
  WorkflowName,
} from '../fields.ts'
import { PROMPT_LENGTH_MAX, VARIATIONS_MAX } from '../limits.ts'

export const Balance = z.object({
  /** Credits that can be spent now. */
  balance: z.number().int(),
  /** Credits held for tasks that have not finished. */
  held: z.number().int(),
  /** Generations the plan runs at once: the page refuses one more as the server does. */
  concurrency: z.number().int(),
  /** Reference pictures one generation accepts by the plan. */
  reference_images_max: z.number().int(),
})
export type Balance = z.infer<typeof Balance>

export const balance = defineEndpoint({
  id: 'credits.balance',
  method: 'GET',
  path: '/api/v1/auth/teams/credits/balance',
  access: 'user',
  summary: 'Credit balance of the team',
  failures: [],
  input: Empty,
  output: Balance,
})

export const calculate = defineEndpoint({
  id: 'credits.calculate',
  method: 'GET',
  path: '/api/v1/auth/workflow/credits/calculate/{workflowType}',
  access: 'user',
  summary:
    'Credits a generation of this type costs; without settings, with the defaults of its model',
  failures: OF_MODEL,
  input: z.object({
    workflowType: WorkflowName,
    model: z.string().max(100).optional(),
    resolution: ResolutionName.optional(),
    duration: z.coerce.number().int().min(1).max(60).optional(),
    generate_audio: QueryBoolean.optional(),
    count: z.coerce.number().int().min(1).max(VARIATIONS_MAX).optional(),
    /** For `speech`: length of the script. */
    characters: z.coerce.number().int().min(0).max(PROMPT_LENGTH_MAX).optional(),
    /** Whether the prompt has words or figures to be set as they are, by which `auto` chooses. */
    exact_words: QueryBoolean.optional(),
  }),
  output: z.object({
    credits: z.number().int(),
    /** The model it is the price of. */
    model: z.string(),
    /**
     * Why `auto` chose it: it serves alone, has what is asked for, edits or sets words exactly, or makes
     * scenes; null when it was named.
     */
    chosen_for: z.enum(AUTO_REASONS).nullable(),
  }),
})

/** `expire`: plan credits whose period is over; `revoke`: credits of an order that was refunded. */
export const LEDGER_KINDS = ['grant', 'hold', 'capture', 'release', 'expire', 'revoke'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** What credits are held for: a task, or a run of the watermark remover. */
export type HoldReason = 'generation' | 'removal'

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  /** Change of the spendable balance. */
  amount: z.number().int(),
  /** The task it paid for, or the run of a removal. */
  task_id: Id.nullable(),
  /** For holds and their ends a `HoldReason`. */
  reason: z.string(),
  created_at: Timestamp,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const ledger = defineEndpoint({
  id: 'credits.ledger',
  method: 'GET',
  path: '/api/v1/auth/teams/credits/ledger',
  access: 'user',
  summary: 'Every movement of the team’s credits, newest first',
  failures: ['not_permitted'],
  input: z.object(CursorQuery),
  output: z.object({
    entries: z.array(LedgerEntry),
    next_cursor: z.string().nullable(),
  }),
})
