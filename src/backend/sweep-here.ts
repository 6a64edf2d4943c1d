import type { Context } from './context.ts'
import { modules } from './modules/modules.ts'

const EVERY_MS = 10 * 60_000

/**
 * Periodically removes files that finished runs left on this machine. Jobs do this too, but a job runs on one machine
 * only: with shared storage, every process cleans up its own machine.
 * @returns how to stop
 */
export function sweepHereRegularly(context: Context): () => void {
  if (!context.storage.isShared) return () => undefined
  const sweep = () =>
    void sweepHere(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'leftovers on this machine not swept'),
    )
  sweep()
  const timer = setInterval(sweep, EVERY_MS).unref()
  return () => clearInterval(timer)
}

export async function sweepHere(context: Context): Promise<void> {
  for (const module of modules) await module.sweepHere?.(context)
}
