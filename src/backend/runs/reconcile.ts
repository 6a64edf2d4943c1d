import type { Logger } from 'pino'

export interface Reconciling<Row extends { id: string }> {
  listUnfinished: () => Promise<Row[]>
  /** Ids of the runs that are queued or running. */
  listInQueue: () => Promise<ReadonlySet<string>>
  enqueue: (row: Row) => Promise<void>
  listFolders: () => Promise<string[]>
  cleanUp: (id: string) => Promise<void>
  log: Pick<Logger, 'warn'>
}

/**
 * Gives a job to every unfinished run that has none, whatever happened to it, and cleans up after
 * finished ones whose process died before it could.
 */
export async function reconcileRuns<Row extends { id: string }>({
  listUnfinished,
  listInQueue,
  enqueue,
  listFolders,
  cleanUp,
  log,
}: Reconciling<Row>): Promise<void> {
  const unfinished = await listUnfinished()
  // Read after the runs, so that one accepted in the meantime is in neither list.
  const inQueue = await listInQueue()
  for (const row of unfinished) {
    if (inQueue.has(row.id)) continue
    log.warn({ runId: row.id }, 'run without a job')
    await enqueue(row)
  }
  for (const id of await listFolders()) {
    if (!inQueue.has(id)) await cleanUp(id)
  }
}

/** Cleans up after finished runs, only on this machine. */
export async function cleanUpFolders({
  listInQueue,
  listFolders,
  cleanUp,
}: Pick<Reconciling<never>, 'listInQueue' | 'listFolders' | 'cleanUp'>): Promise<void> {
  const folders = await listFolders()
  if (folders.length === 0) return
  const inQueue = await listInQueue()
  for (const id of folders) if (!inQueue.has(id)) await cleanUp(id)
}
