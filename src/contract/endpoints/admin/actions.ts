import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { CursorQuery, Id, Timestamp } from '../../fields.ts'

/** Logged actions: what operators do here, and statements of consent. */
export const OPERATOR_ACTIONS = [
  'model_on',
  'model_off',
  'model_tested',
  'provider_checked',
  'setting_entered',
  'setting_removed',
  'budget_set',
  'budget_removed',
  'task_retried',
  'task_released',
  'operator_added',
  'operator_removed',
  'second_factor_removed',
  'account_made',
  'sessions_ended',
  'credits_granted',
  'order_refunded',
  'publication_removed',
  'backup_made',
  'consent_stated',
] as const
export type OperatorActionName = (typeof OPERATOR_ACTIONS)[number]

export const OperatorAction = z.object({
  id: Id,
  /** Email of the actor at that time; null for the command line. */
  email: z.string().nullable(),
  action: z.enum(OPERATOR_ACTIONS),
  /** The model, provider, setting, task or account acted on. */
  subject: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  created_at: Timestamp,
})
export type OperatorAction = z.infer<typeof OperatorAction>

export const actions = defineEndpoint({
  id: 'admin.actions',
  method: 'GET',
  path: '/api/v1/admin/actions',
  access: 'operator',
  summary: 'List operator actions and statements of consent, newest first',
  failures: [],
  input: z.object({ ...CursorQuery }),
  output: z.object({ actions: z.array(OperatorAction), next_cursor: z.string().nullable() }),
})
