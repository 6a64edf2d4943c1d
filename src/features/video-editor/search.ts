import { isUuid } from '@/browser/shape'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** The film to reopen. */
export const readEditorSearch = lenientSearch({ film: parameter(isUuid) })
export type EditorSearch = ReturnType<typeof readEditorSearch>
