import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The ad that is being made; a new one without it. */
export const readUgcSearch = lenientSearch({ ad: parameter(isUuid) })
export type UgcSearch = ReturnType<typeof readUgcSearch>
