import type { Context } from './context.ts'
import { modules } from './modules/modules.ts'

const EVERY_MS = 10 * 60_000

/**
 * Removes from time to time what runs that have ended left on this machine. Jobs do the same, but each of
 * them reaches one machine alone: where several share a storage, every process looks after its own.
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
