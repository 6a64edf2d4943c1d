import * as z from 'zod/mini'

/** Search parameters of the history page. */
export const HistorySearch = z.object({
  type: z.catch(z.optional(z.enum(['image', 'video'])), undefined),
})
export type HistorySearch = z.infer<typeof HistorySearch>
