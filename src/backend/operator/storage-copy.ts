import { type CopyReport, copyStorage } from '../storage/copy-storage.ts'
import type { StorageSettings } from '../storage/open-storage.ts'
import { openNamedStorage, STORAGES, type StorageName } from '../storage/open-storage.ts'

const SAID_EVERY = 500
const FAILURES_SHOWN = 20

const isStorageName = (name: string): name is StorageName => STORAGES.some((one) => one === name)

/**
 * Copies files from one storage to another; needs no database, and the product may keep running.
 * @throws Error with a sentence for the operator
 */
export async function copyBetween(
  env: StorageSettings,
  names: { from: string; to: string },
  say: (line: string) => void,
): Promise<{ report: CopyReport; rows: Record<string, unknown>[] }> {
  const { from, to } = names
  if (!isStorageName(from) || !isStorageName(to) || from === to) {
    throw new Error(`--from and --to must be two of these: ${STORAGES.join(', ')}.`)
  }
  const storages = { from: await openNamedStorage(env, from), to: await openNamedStorage(env, to) }
  await storages.from.check()
  await storages.to.check()
  let said = 0
  const report = await copyStorage({
    ...storages,
    dataDir: env.dataDir,
    onProgress({ copied, kept }) {
      if (copied + kept < said + SAID_EVERY) return
      said = copied + kept
      say(`${copied} copied, ${kept} already there`)
    },
  })
  const { copied, copiedBytes, kept, gone, failed } = report
  const shown = failed.slice(0, FAILURES_SHOWN)
  return { report, rows: [{ copied, copiedBytes, kept, gone, failed: failed.length }, ...shown] }
}
