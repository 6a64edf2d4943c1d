import { and, desc, eq } from 'drizzle-orm'
import type { EraseArea } from '../../../contract/endpoints/removal-view.ts'
import type { Executor } from '../../db/database.ts'
import type { RemovalRow, WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Whole runs of a removal, the latest first. */
export const runsOf = (executor: Executor, { id }: RemovalRow): Promise<WorkRow[]> =>
  executor
    .select()
    .from(removalWorks)
    .where(and(eq(removalWorks.removalId, id), eq(removalWorks.kind, 'erase')))
    .orderBy(desc(removalWorks.id))

/** Where a work was done: what the engine found or worked on, else what was asked for. */
export const areasOf = ({ found, areas }: WorkRow): EraseArea[] =>
  found?.map(({ guessed: _, kind: __, ...area }) => area) ?? areas

/** Areas that may be done again for nothing: those of the latest run that succeeded, unless it was such a one. */
export function freeRepeatOf(works: readonly WorkRow[]): EraseArea[] | null {
  const last = works.find(({ kind, status }) => kind === 'erase' && status === 'SUCCEEDED')
  return last && !last.isRepeat ? areasOf(last) : null
}
