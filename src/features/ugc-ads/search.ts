import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The ad being made; absent for a new one. */
export const readUgcSearch = lenientSearch({ ad: parameter(isUuid) })
export type UgcSearch = ReturnType<typeof readUgcSearch>
