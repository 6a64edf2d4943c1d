import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Id, Timestamp } from '../fields.ts'

export const VisitorInfo = z.object({
  visitor_id: Id,
  /** Secret of the visitor record, sent back as `x-visitor-token`; only in the reply that made it. */
  visitor_token: z.string().optional(),
  /** Free runs of the watermark tool left today. */
  credits: z.number().int(),
  daily_credits: z.number().int(),
  resets_at: Timestamp,
  /** The longest video a free run takes. */
  free_seconds_max: z.number().int(),
})
export type VisitorInfo = z.infer<typeof VisitorInfo>

export const freeCheck = defineEndpoint({
  id: 'visitors.freeCheck',
  method: 'POST',
  path: '/api/v1/visit/free/check',
  access: 'public',
  summary: 'Visitor record and its free usage; makes the record on the first call',
  failures: [],
  input: Empty,
  output: VisitorInfo,
  rateLimit: 'visitor',
})
