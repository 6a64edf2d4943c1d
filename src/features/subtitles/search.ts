import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The subtitles being edited. */
export const readSubtitlesSearch = lenientSearch({ track: parameter(isUuid) })
export type SubtitlesSearch = ReturnType<typeof readSubtitlesSearch>
