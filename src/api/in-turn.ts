import { isAppError } from '@/contract/app-error'

/** How often is asked whether there is room for the next one. */
const TURN_MS = 4_000

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, TURN_MS))

/** How much is made at a time is the plan's to say; whoever pressed the button has asked for all of it. */
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
