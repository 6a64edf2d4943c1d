import { isOneOf } from '@/browser/shape'
import { IDEA_TRADES } from '@/contract/templates'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the ideas page. */
export const readIdeaSearch = lenientSearch({ trade: parameter(isOneOf(IDEA_TRADES)) })
export type IdeaSearch = ReturnType<typeof readIdeaSearch>
