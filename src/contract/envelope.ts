import { z } from 'zod'

/** Reply of every endpoint. `status` 200 is success; the client reads it, not the HTTP status. */
export const Envelope = z.object({
  status: z.number().int(),
  message: z.string().default(''),
  desc: z.string().default(''),
  data: z.unknown(),
})
export type Envelope = z.infer<typeof Envelope>

/** `data` of a failure from the embedded API: lets the client rebuild the error with its code. */
export const ErrorData = z.object({
  code: z.string(),
  details: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .default({}),
  request_id: z.string().optional(),
})
export type ErrorData = z.infer<typeof ErrorData>

/** Why a task or a removal's work failed. */
export const WorkError = z.object({
  code: z.string(),
  message: z.string(),
  details: ErrorData.shape.details,
})
