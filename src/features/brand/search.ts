import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the brand page: without a brand it shows the current one. */
export const readBrandSearch = lenientSearch({ brand: parameter(isUuid) })
export type BrandSearch = ReturnType<typeof readBrandSearch>
