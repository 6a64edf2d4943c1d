import { z } from 'zod'

/** What may be asked of an endpoint, by our name. */
const WISHES = [
  'prompt',
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
] as const
export type Wish = (typeof WISHES)[number]

/**
 * One of the service's endpoints: what it calls our wishes, and what it is always sent. Each endpoint has
 * names of its own, so this is data, which an operator can write for any endpoint there is.
 */
export const Endpoint = z.strictObject({
  id: z.string().min(1),
  fields: z.partialRecord(z.enum(WISHES), z.string().min(1)),
  /** How seconds are written: `8`, `"8"` or `"8s"`. */
  durationAs: z.enum(['number', 'text', 'seconds']).default('number'),
  always: z.record(z.string(), z.unknown()).default({}),
})
export type Endpoint = z.output<typeof Endpoint>
