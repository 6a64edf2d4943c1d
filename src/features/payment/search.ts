import * as z from 'zod/mini'

const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined)

/** A path of ours: an address of another host would make the page a trap. */
const OwnPath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\s\\]*$/))

/** What the payment service brings back. */
export const PaymentSearch = z.object({
  order_id: lenient(z.uuid()),
  /** They left the payment page without paying. */
  canceled: lenient(z.literal('1')),
  /** Where they came from to pay. */
  next: lenient(OwnPath),
})
export type PaymentSearch = z.infer<typeof PaymentSearch>

export const RechargeSearch = z.object({
  /** Credits that are missing. */
  need: lenient(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000))),
  next: lenient(OwnPath),
})
export type RechargeSearch = z.infer<typeof RechargeSearch>
