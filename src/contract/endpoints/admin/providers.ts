import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Done, Empty, Timestamp } from '../../fields.ts'

/** Kinds of provider failures, the same for every provider. */
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

/** Where a setting comes from; its value is never shown. */
export const AdminSetting = z.object({
  /** Name of its environment variable. */
  name: z.string(),
  state: z.enum(['environment', 'entered', 'missing']),
  is_enterable: z.boolean(),
})
export type AdminSetting = z.infer<typeof AdminSetting>

export const AdminProvider = z.object({
  id: z.string(),
  label: z.string(),
  is_connected: z.boolean(),
  /** Whether its connection can be checked without generating anything. */
  can_check: z.boolean(),
  settings: z.array(AdminSetting),
  last_success_at: Timestamp.nullable(),
  last_failure: z.object({ kind: AnswerKind, at: Timestamp, reason: z.string() }).nullable(),
  /** A failure only the operator can fix, with no success since. */
  alarm: AnswerKind.nullable(),
  /** Failures in the last seven days. */
  failures: z.array(z.object({ kind: AnswerKind, count: z.number().int() })),
  /** Spending since midnight UTC, by the registry's prices. */
  spent_usd_cents: z.number().int(),
  tasks_today: z.number().int(),
  /** Today's tasks whose model has no price. */
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
  summary: 'List providers with their health, the source of their settings, and today’s cost',
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
  summary: 'Check whether a provider accepts our key; generates nothing',
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
  summary: 'Set a provider’s daily budget; null removes the limit',
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
  summary: 'Store a provider’s key or URL, encrypted; it is never shown again',
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
  summary: 'Delete an entered setting',
  failures: [],
  input: z.object({ name: SettingName }),
  output: Done,
  rateLimit: 'operator',
})
