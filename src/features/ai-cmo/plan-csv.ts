import { csvOf } from '@/contract/csv'
import type { PlannedAd } from '@/contract/endpoints/planning'

const COLUMNS = [
  ...(['run_on', 'make_on', 'platform', 'format', 'kind', 'aspect_ratio', 'angle'] as const),
  ...(['occasion', 'title', 'prompt', 'budget'] as const),
]

/** A plan as CSV; cells that a spreadsheet would take for a formula are escaped. */
export const planTable = (ads: readonly PlannedAd[]): string =>
  csvOf([[...COLUMNS], ...ads.map((ad) => COLUMNS.map((column) => ad[column]))])
