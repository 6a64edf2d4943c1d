import { isOneOf } from '@/browser/shape'
import { TEMPLATE_TRADES } from '@/contract/templates'
import { lenientSearch, parameter } from '@/page/lenient-search'

/** Search parameters of the templates page. */
export const readTemplateSearch = lenientSearch({
  trade: parameter(isOneOf([...TEMPLATE_TRADES, 'season'])),
})
export type TemplateSearch = ReturnType<typeof readTemplateSearch>
