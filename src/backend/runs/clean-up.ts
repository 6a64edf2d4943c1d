import { isFinished, type TaskStatus } from '../../contract/generation.ts'

export interface Leavings<Row> {
  find: () => Promise<Row | null>
  /** What did not become a result: of a run that did not succeed, or whose row is gone. */
  drop: (row: Row | null) => Promise<void>
  deleteFolder: () => Promise<void>
}

/** Leaves nothing behind of a run that has finished. Safe to repeat, and while it goes on. */
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
