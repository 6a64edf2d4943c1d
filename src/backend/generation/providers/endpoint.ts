import { z } from 'zod'
import type { GenerationRequest } from '../provider.ts'
import { said } from './service-error.ts'

/** What may be asked of an endpoint, by our name; `heard` is the sound of the video, `spoken` its language. */
const WISHES = [
  'prompt',
  'avoid',
  'seed',
  'ratio',
  'size',
  'count',
  'resolution',
  'duration',
  'sound',
  'firstPicture',
  'lastPicture',
  'pictures',
  'video',
  'voice',
  'heard',
  'spoken',
] as const
export type Wish = (typeof WISHES)[number]

/**
 * One of the service's endpoints: what it calls our wishes, and what it is always sent. Each endpoint has
 * names of its own, so this is data, which an operator can write for any endpoint there is.
 */
export const Endpoint = z.strictObject({
  id: z.string().min(1),
  fields: z.partialRecord(z.enum(WISHES), z.string().min(1)),
  /** How seconds are written: `8`, `"8"`, `"8s"` or `8000`. */
  durationAs: z.enum(['number', 'text', 'seconds', 'milliseconds']).default('number'),
  /** How long its sounds always are; what is more than was asked for is cut off. */
  soundSeconds: z.number().int().min(1).optional(),
  /** Most frames a second that a video is sent with, where each of them costs. */
  videoFps: z.number().int().min(1).max(60).optional(),
  always: z.record(z.string(), z.unknown()).default({}),
})
export type Endpoint = z.output<typeof Endpoint>

/**
 * The endpoint that serves a request.
 * @throws ServiceError when the registry has none
 */
export function endpointOf({ workflowType, remote }: GenerationRequest): Endpoint {
  const described = Endpoint.safeParse(remote?.endpoints?.[workflowType])
  if (described.success) return described.data
  throw said('invalid_input', `The registry has no endpoint for ${workflowType}.`)
}
