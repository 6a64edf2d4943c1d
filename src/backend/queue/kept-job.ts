import { z } from 'zod'

/** A job that waits or runs, as a backup keeps it. */
export const KeptJob = z.object({
  name: z.string(),
  payload: z.record(z.string(), z.unknown()),
  key: z.string(),
  startAfter: z.iso.datetime({ offset: true }),
})
export type KeptJob = z.output<typeof KeptJob>
