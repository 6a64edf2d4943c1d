import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until something is so, looking again every `everyMs`.
 * @throws Error that names what was awaited, when it takes too long
 */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  what: string,
  { timeoutMs = 30_000, everyMs = 100 } = {},
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs / 1000} s for ${what}`)
    await pause(everyMs)
  }
}
