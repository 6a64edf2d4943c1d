import { stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** A report takes a few kilobytes; the steps of a task look at the same film in quick succession. */
const REPORTS_MAX = 100

const reports = new LRUCache<string, string>({ max: REPORTS_MAX })

/**
 * Caches a file's report for as long as its bytes are unchanged: the key is its location on disk, size and mtime in
 * nanoseconds, since another file may take over the name. Failures are retried.
 */
export async function keptReport(file: string, read: () => Promise<string>): Promise<string> {
  const facts = await stat(file, { bigint: true }).catch(() => null)
  if (!facts) return read()
  const key = [facts.dev, facts.ino, facts.size, facts.mtimeNs].join(':')
  const known = reports.get(key)
  if (known !== undefined) return known
  const report = await read()
  reports.set(key, report)
  return report
}
