import { setTimeout as pause } from 'node:timers/promises'

interface Patience {
  timeoutMs?: number
  everyMs?: number
  laterMs?: number
}

/**
 * Waits until a condition holds, checking every `everyMs` at first and gradually less often, down to
 * every `laterMs`: checking takes time from work in this process.
 * @throws Error that names what was awaited, if it takes too long
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
