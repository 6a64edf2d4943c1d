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
  /** Credits available to spend. */
  balance: z.number().int(),
  /** Credits held for unfinished tasks. */
  held: z.number().int(),
  /** Generations the plan runs at once; the page and the server both refuse more. */
  concurrency: z.number().int(),
  /** Reference pictures that the plan allows per generation. */
  reference_images_max: z.number().int(),
})
export type Balance = z.infer<typeof Balance>

export const balance = defineEndpoint({
  id: 'credits.balance',
  method: 'GET',
  path: '/api/v1/auth/teams/credits/balance',
  access: 'user',
  summary: 'Get the team’s credit balance',
  failures: [],
  input: Empty,
  output: Balance,
})

export const calculate = defineEndpoint({
  id: 'credits.calculate',
  method: 'GET',
  path: '/api/v1/auth/workflow/credits/calculate/{workflowType}',
  access: 'user',
  summary: 'Calculate a generation’s price; omitted settings use the model’s defaults',
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
    /** Whether the prompt has words or figures that must appear exactly, which `auto` takes into account. */
    exact_words: QueryBoolean.optional(),
  }),
  output: z.object({
    credits: z.number().int(),
    /** The model that the price is for. */
    model: z.string(),
    /**
     * Why `auto` chose it: it is the only one, has the abilities asked for, makes exact edits or exact words,
     * or draws scenes; null when the model was named.
     */
    chosen_for: z.enum(AUTO_REASONS).nullable(),
  }),
})

/** `expire`: plan credits whose period has ended; `revoke`: credits of a refunded order. */
export const LEDGER_KINDS = ['grant', 'hold', 'capture', 'release', 'expire', 'revoke'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** What credits are held for: a task, or a run of the watermark remover. */
export type HoldReason = 'generation' | 'removal'

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  /** Change in the spendable balance. */
  amount: z.number().int(),
  /** The task it paid for, or the removal run. */
  task_id: Id.nullable(),
  /** For holds and what becomes of them, a `HoldReason`. */
  reason: z.string(),
  created_at: Timestamp,
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const ledger = defineEndpoint({
  id: 'credits.ledger',
  method: 'GET',
  path: '/api/v1/auth/teams/credits/ledger',
  access: 'user',
  summary: 'List every movement of the team’s credits, newest first',
  failures: ['not_permitted'],
  input: z.object(CursorQuery),
  output: z.object({
    entries: z.array(LedgerEntry),
    next_cursor: z.string().nullable(),
  }),
})
