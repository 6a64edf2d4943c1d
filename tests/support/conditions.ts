import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  timeoutMs?: number
  everyMs?: number
  laterMs?: number
}

/**
 * Waits until something is so, looking again every `everyMs`, and less and less often until it is
 * every `laterMs`: a look at what works in this process takes time from it.
 * @throws Error that names what was awaited, when it takes too long
 */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  what: string,
  { timeoutMs = 60_000, everyMs = 100, laterMs = everyMs }: Patience = {},
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let waitMs = everyMs; !(await condition()); waitMs = Math.min(laterMs, waitMs * 1.2)) {
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs / 1000} s for ${what}`)
    await pause(waitMs)
  }
}
