import { z } from 'zod'

/** A waiting or running job, as a backup stores it. */
export const KeptJob = z.object({
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
  key: z.string(),
  startAfter: z.iso.datetime({ offset: true }),
})
export type KeptJob = z.output<typeof KeptJob>
