import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, WorkflowName } from '../../fields.ts'

const Spent = {
  /** Credits taken for good; what is held or came back is not among them. */
  credits: z.number().int(),
  /** Generations they were taken for. */
  count: z.number().int(),
}

export const CreditUsage = z.object({
  /** Whether it is the team's; else it is your own. */
  is_of_everybody: z.boolean().default(true),
  /** Zone of the installation's billing, in which a day begins and ends. */
  time_zone: z.string(),
  ...Spent,
  /** Every day of the period, the oldest first; those without use, too. */
  days: z.array(z.object({ day: Day, ...Spent })),
  /** The most first, as are the next two. Null: something other than a generation. */
  kinds: z.array(z.object({ workflow_type: WorkflowName.nullable(), ...Spent })),
  models: z.array(z.object({ model: z.string().nullable(), ...Spent })),
  /** Of the whole team also when one person was asked for. A null name: an account that is no more. */
  people: z.array(z.object({ user_id: Id.nullable(), name: z.string().nullable(), ...Spent })),
})
export type CreditUsage = z.infer<typeof CreditUsage>

export const usage = defineEndpoint({
  id: 'billing.usage',
  method: 'GET',
  path: '/api/v1/auth/billing/usage',
  access: 'user',
  summary: 'Credits the team used in the last 30 days: by day, kind, model and person',
  failures: [],
  /** Of one person; for whoever does not see everybody's, it is their own anyway. */
  input: z.object({ user_id: Id.optional() }),
  output: CreditUsage,
})
