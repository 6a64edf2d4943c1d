import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Empty, Id, Timestamp } from '../fields.ts'

export const VisitorInfo = z.object({
  visitor_id: Id,
  /** Secret of the visitor record, to send as `x-visitor-token`; only in the reply that created it. */
  visitor_token: z.string().optional(),
  /** Free runs of the watermark tool left today. */
  credits: z.number().int(),
  daily_credits: z.number().int(),
  resets_at: Timestamp,
  /** Longest video for a free run. */
  free_seconds_max: z.number().int(),
})
export type VisitorInfo = z.infer<typeof VisitorInfo>

export const freeCheck = defineEndpoint({
  id: 'visitors.freeCheck',
  method: 'POST',
  path: '/api/v1/visit/free/check',
  access: 'public',
  summary: 'Get the visitor record and its free usage; the first call creates the record',
  failures: [],
  input: Empty,
  output: VisitorInfo,
  rateLimit: 'visitor',
})
