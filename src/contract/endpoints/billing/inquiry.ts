import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { Done, Email } from '../../fields.ts'

/** A single line, since it may go into the subject of a mail. */
const Line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u)

export const inquiry = defineEndpoint({
  id: 'billing.inquiry',
  method: 'POST',
  path: '/api/v1/billing/inquiry',
  access: 'public',
  summary: 'Ask for an enterprise offer; it is stored and emailed to the operator',
  failures: [],
  input: z.object({
    name: Line.max(120),
    company: Line.max(160),
    email: Email,
    seats: z.number().int().min(1).max(100_000),
    credits_per_month: z.number().int().min(0).max(100_000_000).optional(),
    message: z.string().trim().max(4_000).default(''),
  }),
  output: Done,
  rateLimit: 'inquiry',
})
