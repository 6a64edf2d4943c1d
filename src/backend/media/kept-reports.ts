import { stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** A report takes a few kilobytes; a film is looked at by the steps of one task, shortly after each other. */
const REPORTS_MAX = 100

const reports = new LRUCache<string, string>({ max: REPORTS_MAX })

/**
 * What was read from a file, read once as long as its bytes are the same ones: known by its place on the disk,
 * its size and the nanosecond of its last change, since the name may become that of another file. What fails
 * is tried again.
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
