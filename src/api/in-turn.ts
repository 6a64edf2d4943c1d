import { isAppError } from '@/contract/app-error'

/** How often to retry until there is room for the next one. */
const TURN_MS = 4_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, TURN_MS))

/**
 * Retries until the plan has room: the plan limits how much runs at once, but one click asked for all of it.
 */
export async function inTurn<Made>(ask: () => Promise<Made>, wait = pause): Promise<Made> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isAppError(error) || error.code !== 'generation_running') throw error
      await wait()
    }
  }
}
