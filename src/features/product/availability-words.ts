import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Availability } from '@/contract/product'

export const AVAILABILITY_WORDS: Record<Availability, MessageDescriptor> = {
  in_stock: msg`In stock`,
  limited: msg`Only a few left`,
  preorder: msg`Available for pre-order`,
  backorder: msg`Made to order`,
  out_of_stock: msg`Sold out`,
  discontinued: msg`Discontinued`,
}
