import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, WorkflowName } from '../../fields.ts'

const Spent = {
  /** Credits charged; credits that are held or were returned do not count. */
  credits: z.number().int(),
  /** Generations they were charged for. */
  count: z.number().int(),
}

export const CreditUsage = z.object({
  /** Whether this is the whole team's usage; otherwise it is your own. */
  is_of_everybody: z.boolean().default(true),
  /** Time zone of the installation's billing, which defines a day. */
  time_zone: z.string(),
  ...Spent,
  /** Every day of the period, oldest first, including days without use. */
  days: z.array(z.object({ day: Day, ...Spent })),
  /** Most credits first, as in the next two lists. Null: something other than a generation. */
  kinds: z.array(z.object({ workflow_type: WorkflowName.nullable(), ...Spent })),
  models: z.array(z.object({ model: z.string().nullable(), ...Spent })),
  /** The whole team, even when one person was asked for. A null name: a deleted account. */
  people: z.array(z.object({ user_id: Id.nullable(), name: z.string().nullable(), ...Spent })),
})
export type CreditUsage = z.infer<typeof CreditUsage>

export const usage = defineEndpoint({
  id: 'billing.usage',
  method: 'GET',
  path: '/api/v1/auth/billing/usage',
  access: 'user',
  summary: 'Get the team’s credit usage of the last 30 days by day, kind, model, and person',
  failures: [],
  /** Limits the usage to one person; people who may not see everyone's always get their own. */
  input: z.object({ user_id: Id.optional() }),
  output: CreditUsage,
})
