import { and, desc, eq } from 'drizzle-orm'
import type { EraseArea } from '../../../contract/endpoints/removal-view.ts'
import type { Executor } from '../../db/database.ts'
import type { RemovalRow, WorkRow } from './removal-row.ts'
import { removalWorks } from './tables.ts'

/** Full runs of a removal, newest first. */
export const runsOf = (executor: Executor, { id }: RemovalRow): Promise<WorkRow[]> =>
  executor
    .select()
    .from(removalWorks)
    .where(and(eq(removalWorks.removalId, id), eq(removalWorks.kind, 'erase')))
    .orderBy(desc(removalWorks.id))

/** The areas a work item covered: those the engine found or worked on, otherwise those requested. */
export const areasOf = ({ found, areas }: WorkRow): EraseArea[] =>
  found?.map(({ guessed: _, kind: __, ...area }) => area) ?? areas

/** Areas that can be repeated for free: those of the latest successful run, unless it was itself a repeat. */
export function freeRepeatOf(works: readonly WorkRow[]): EraseArea[] | null {
  const last = works.find(({ kind, status }) => kind === 'erase' && status === 'SUCCEEDED')
  return last && !last.isRepeat ? areasOf(last) : null
}
