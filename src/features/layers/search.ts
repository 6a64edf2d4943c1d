import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The picture that is taken apart. */
export const readLayersSearch = lenientSearch({ picture: parameter(isUuid) })
export type LayersSearch = ReturnType<typeof readLayersSearch>
