import { AppError } from '../../contract/app-error.ts'

/**
 * Runs at most `slots` tasks at once, the rest in order of arrival.
 * @throws AppError('unavailable') from the runner if `waitingMax` are already waiting
 */
export function createSlots(slots: number, waitingMax: number) {
  const waiting: (() => void)[] = []
  let free = slots

  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else if (waiting.length >= waitingMax) throw new AppError('unavailable')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The slot is handed on directly; it only becomes free when nobody waits.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
