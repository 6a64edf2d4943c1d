import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Empty, Timestamp } from '../../fields.ts'
import { CREDIT_KINDS } from '../../goods.ts'

export const seats = defineEndpoint({
  id: 'billing.seats',
  method: 'GET',
  path: '/api/v1/auth/billing/seats',
  access: 'user',
  summary: 'Get the team’s seats: included, bought, and taken',
  failures: [],
  input: Empty,
  output: z.object({
    included: z.number().int(),
    total: z.number().int(),
    taken: z.number().int(),
    bought: z.array(z.object({ quantity: z.number().int(), ends_at: Timestamp })),
    can_add: z.boolean(),
  }),
})

export const credits = defineEndpoint({
  id: 'billing.credits',
  method: 'GET',
  path: '/api/v1/auth/billing/credits',
  access: 'user',
  summary: 'List credits by kind and expiry, in the order they are spent',
  failures: [],
  input: Empty,
  output: z.object({
    balance: z.number().int(),
    held: z.number().int(),
    lots: z.array(
      z.object({
        kind: z.enum(CREDIT_KINDS),
        granted: z.number().int(),
        remaining: z.number().int(),
        /** Null: they never expire. */
        expires_at: Timestamp.nullable(),
      }),
    ),
  }),
})
