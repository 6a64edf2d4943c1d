import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The picture to edit. */
export const readLayersSearch = lenientSearch({ picture: parameter(isUuid) })
export type LayersSearch = ReturnType<typeof readLayersSearch>
