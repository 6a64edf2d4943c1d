import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_START } from '../../failure-groups.ts'
import { Done, Empty, Id } from '../../fields.ts'
import { ModelView } from '../models.ts'

/** A model as operators see it. */
export const AdminModel = z.object({
  ...ModelView.pick({
    id: true,
    label: true,
    kind: true,
    is_built_in: true,
    status: true,
    retires_at: true,
  }).shape,
  maker: z.string(),
  /** Id of the provider that serves it; null when none does any more. */
  provider: z.string().nullable(),
  /** Whether the operator has enabled it, whatever else keeps it from being available. */
  is_on: z.boolean(),
  /** Cost of its cheapest result; null for a model that cannot be tested with a prompt alone. */
  test: z
    .object({
      credits: z.number().int(),
      /** The provider's price in US dollars; null when unknown. */
      usd: z.number().nullable(),
      /** When that price was read. */
      as_of: z.string().nullable(),
    })
    .nullable(),
})
export type AdminModel = z.infer<typeof AdminModel>

export const models = defineEndpoint({
  id: 'admin.models',
  method: 'GET',
  path: '/api/v1/admin/models',
  access: 'operator',
  summary: 'List all models with their provider, their price there, and whether they are enabled',
  failures: [],
  input: Empty,
  output: z.object({ models: z.array(AdminModel) }),
})

export const switchModel = defineEndpoint({
  id: 'admin.switchModel',
  method: 'POST',
  path: '/api/v1/admin/models/switch',
  access: 'operator',
  summary: 'Enable or disable a model for everyone; running tasks continue',
  failures: [],
  input: z.object({ model: z.string().min(1).max(200), is_on: z.boolean() }),
  output: Done,
  rateLimit: 'operator',
})

export const testModel = defineEndpoint({
  id: 'admin.testModel',
  method: 'POST',
  path: '/api/v1/admin/models/test',
  access: 'operator',
  summary: 'Test a model, even a disabled one, with its cheapest result as a task of your own',
  failures: OF_START,
  input: z.object({ model: z.string().min(1).max(200) }),
  output: z.object({ task_id: Id }),
  rateLimit: 'operator',
})
