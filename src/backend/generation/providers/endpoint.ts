import { z } from 'zod'
import type { GenerationRequest } from '../provider.ts'
import { said } from './service-error.ts'

/** Our names of what an endpoint may take; `heard` is the video's sound, `spoken` its language. */
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
 * One of the service's endpoints: its names for our wishes, and its constant fields. Field names differ by
 * endpoint, so this is data, which an operator can write for any endpoint.
 */
export const Endpoint = z.strictObject({
  id: z.string().min(1),
  fields: z.partialRecord(z.enum(WISHES), z.string().min(1)),
  /** Format of seconds: `8`, `"8"`, `"8s"`, or `8000`. */
  durationAs: z.enum(['number', 'text', 'seconds', 'milliseconds']).default('number'),
  /** The fixed length of its sounds; what exceeds the requested length is cut off. */
  soundSeconds: z.number().int().min(1).optional(),
  /** Maximum frame rate of an uploaded video, for endpoints that charge per frame. */
  videoFps: z.number().int().min(1).max(60).optional(),
  always: z.record(z.string(), z.unknown()).default({}),
})
export type Endpoint = z.output<typeof Endpoint>

/**
 * The endpoint that serves a request.
 * @throws ServiceError if the registry has none
 */
export function endpointOf({ workflowType, remote }: GenerationRequest): Endpoint {
  const described = Endpoint.safeParse(remote?.endpoints?.[workflowType])
  if (described.success) return described.data
  throw said('invalid_input', `The registry has no endpoint for ${workflowType}.`)
}
