import * as z from 'zod/mini'
import { ORDER_PAGE_SIZES } from '@/contract/goods'

const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined)

/** Search parameters of the billing page. */
export const BillingSearch = z.object({
  show: lenient(z.enum(['credits'])),
  page: lenient(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  size: lenient(z.pipe(z.coerce.number(), z.literal([...ORDER_PAGE_SIZES]))),
})
export type BillingSearch = z.infer<typeof BillingSearch>

/** What the API is asked for. */
export const ordersPageOf = ({ page, size }: BillingSearch) => ({
  page: page ?? 1,
  page_size: size ?? ORDER_PAGE_SIZES[0],
})
