import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Done, Empty, Timestamp } from '../../fields.ts'

/** What went wrong at a provider, whoever it is. */
export const FAULT_KINDS = [
  'invalid_input',
  'auth',
  'quota',
  'misconfigured',
  'rate_limited',
  'content_blocked',
  'model_retired',
  'unavailable',
  'timeout',
  'not_found',
  'unknown',
] as const
export const AnswerKind = z.enum([...FAULT_KINDS, 'success'])
export type AnswerKind = z.infer<typeof AnswerKind>

/** Where a setting comes from; what it is, is never shown. */
export const AdminSetting = z.object({
  /** Its name in the environment. */
  name: z.string(),
  state: z.enum(['environment', 'entered', 'missing']),
  is_enterable: z.boolean(),
})
export type AdminSetting = z.infer<typeof AdminSetting>

export const AdminProvider = z.object({
  id: z.string(),
  label: z.string(),
  is_connected: z.boolean(),
  /** Whether it can be asked without having anything made. */
  can_check: z.boolean(),
  settings: z.array(AdminSetting),
  last_success_at: Timestamp.nullable(),
  last_failure: z.object({ kind: AnswerKind, at: Timestamp, reason: z.string() }).nullable(),
  /** What only the operator can mend, and nothing has gone well since. */
  alarm: AnswerKind.nullable(),
  /** Of the last seven days. */
  failures: z.array(z.object({ kind: AnswerKind, count: z.number().int() })),
  /** Since midnight UTC, by the prices of the registry. */
  spent_usd_cents: z.number().int(),
  tasks_today: z.number().int(),
  /** Tasks of today whose model has no price. */
  unpriced_today: z.number().int(),
  /** Null without a limit. */
  budget_usd_cents: z.number().int().nullable(),
})
export type AdminProvider = z.infer<typeof AdminProvider>

export const providers = defineEndpoint({
  id: 'admin.providers',
  method: 'GET',
  path: '/api/v1/admin/providers',
  access: 'operator',
  summary: 'Every provider with its health, where its settings come from, and what it cost today',
  failures: [],
  input: Empty,
  output: z.object({ providers: z.array(AdminProvider) }),
})

const ProviderId = z.string().min(1).max(64)

export const checkProvider = defineEndpoint({
  id: 'admin.checkProvider',
  method: 'POST',
  path: '/api/v1/admin/providers/check',
  access: 'operator',
  summary: 'Ask a provider whether it takes our key; nothing is made',
  failures: [],
  input: z.object({ provider: ProviderId }),
  output: z.object({ kind: AnswerKind, reason: z.string() }),
  rateLimit: 'operator',
})

export const setBudget = defineEndpoint({
  id: 'admin.setBudget',
  method: 'POST',
  path: '/api/v1/admin/providers/budget',
  access: 'operator',
  summary: 'Set what may be spent on a provider in a day; null lifts the limit',
  failures: [],
  input: z.object({
    provider: ProviderId,
    usd_cents: z.number().int().min(0).max(100_000_000).nullable(),
  }),
  output: Done,
  rateLimit: 'operator',
})

const SettingName = z.string().min(1).max(64)

export const enterSetting = defineEndpoint({
  id: 'admin.enterSetting',
  method: 'POST',
  path: '/api/v1/admin/settings',
  access: 'operator',
  summary: 'Keep a key or an address of a provider, sealed; it is never shown again',
  failures: [],
  input: z.object({
    name: SettingName,
    value: z
      .string()
      .trim()
      .min(1)
      .max(2_000)
      .regex(/^[^\p{Cc}]*$/u, 'no control characters'),
  }),
  output: Done,
  rateLimit: 'operator',
})

export const removeSetting = defineEndpoint({
  id: 'admin.removeSetting',
  method: 'POST',
  path: '/api/v1/admin/settings/remove',
  access: 'operator',
  summary: 'Forget a setting that was entered',
  failures: [],
  input: z.object({ name: SettingName }),
  output: Done,
  rateLimit: 'operator',
})
