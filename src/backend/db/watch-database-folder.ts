import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseIn } from './given-up.ts'

const LOOK_EVERY_MS = 2_000
/** How long somebody who moved the folder away by mistake has to put it back. */
const PATIENCE_MS = [2_000, 4_000, 8_000]

interface WatchSettings {
  /** Receives sentences for the operator. */
  say: (sentence: string) => void
  /** Called once, if the folder hasn't come back. */
  onGone: () => void
  lookEveryMs?: number
  patienceMs?: readonly number[]
}

/**
 * Checks whether the embedded database's folder still exists. The database itself keeps using its open files and
 * notices late, while nothing that users are told is saved would survive a restart.
 * @returns how to stop checking
 */
export function watchDatabaseFolder(folder: string, settings: WatchSettings): () => void {
  const over = new AbortController()
  void watch(folder, settings, over.signal).catch(() => undefined)
  return () => over.abort()
}

async function watch(folder: string, settings: WatchSettings, signal: AbortSignal): Promise<void> {
  const { say, onGone, lookEveryMs = LOOK_EVERY_MS, patienceMs = PATIENCE_MS } = settings
  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false })
  for (;;) {
    await wait(lookEveryMs)
    if (isDatabaseIn(folder)) continue
    const seconds = patienceMs.reduce((sum, ms) => sum + ms, 0) / 1000
    say(
      `The database in ${folder} is gone, and nothing can be saved. This process ends in ${seconds} seconds unless the folder is put back.`,
    )
    if (!(await comesBack(folder, { wait, patienceMs }))) return onGone()
    say(`The database in ${folder} is there again.`)
  }
}

async function comesBack(
  folder: string,
  { wait, patienceMs }: { wait: (ms: number) => Promise<void>; patienceMs: readonly number[] },
): Promise<boolean> {
  for (const ms of patienceMs) {
    await wait(ms)
    if (isDatabaseIn(folder)) return true
  }
  return false
}
