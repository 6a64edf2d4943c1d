import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_START } from '../../failure-groups.ts'
import { Done, Empty, Id } from '../../fields.ts'
import { ModelView } from '../models.ts'

/** A model as its operator sees it. */
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
  /** Id of the provider that serves it; null when nobody does any more. */
  provider: z.string().nullable(),
  /** Whether the operator lets people use it, whatever else stands in the way. */
  is_on: z.boolean(),
  /** What its cheapest result costs; null for a model that cannot be tried with words alone. */
  test: z
    .object({
      credits: z.number().int(),
      /** What its provider asks for it, in US dollars; null when that is not known. */
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
  summary: 'Every model with its provider, its price there and whether it is on',
  failures: [],
  input: Empty,
  output: z.object({ models: z.array(AdminModel) }),
})

export const switchModel = defineEndpoint({
  id: 'admin.switchModel',
  method: 'POST',
  path: '/api/v1/admin/models/switch',
  access: 'operator',
  summary: 'Switch a model on or off for everybody; tasks that run go on',
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
  summary:
    "Have a model make its cheapest result as a task of the operator's own, even while it is off",
  failures: OF_START,
  input: z.object({ model: z.string().min(1).max(200) }),
  output: z.object({ task_id: Id }),
  rateLimit: 'operator',
})
