import { isFinished, type TaskStatus } from '../../contract/generation.ts'

export interface Leavings<Row> {
  find: () => Promise<Row | null>
  /** Removes what didn't become a result: from a run that didn't succeed, or whose row is gone. */
  drop: (row: Row | null) => Promise<void>
  deleteFolder: () => Promise<void>
}

/** Removes everything a finished run left behind. Safe to repeat, and safe while the run continues. */
export async function cleanUpAfter<Row extends { status: TaskStatus }>({
  find,
  drop,
  deleteFolder,
}: Leavings<Row>): Promise<void> {
  const row = await find()
  if (row && !isFinished(row.status)) return
  if (row?.status !== 'SUCCEEDED') await drop(row)
  await deleteFolder()
}
