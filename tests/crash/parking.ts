import type { Env } from '../../src/backend/env.ts'

/** Arms the places where results stay until the process dies. */
export const HOLD_RESULTS = 'results.held'

/**
 * Of the results that each model makes, the first stays where it was just copied from its service, and
 * the second where it is in our storage and not paid yet; so one death finds tasks at both.
 */
export function createParking(env: Pick<Env, 'FAULT_AT'>) {
  const seen = new Map<string, number>()
  let parked = 0
  const stay = () => {
    parked += 1
    return new Promise<void>(() => undefined)
  }
  const isHeld = () => env.FAULT_AT === HOLD_RESULTS
  return {
    async copied(model: string) {
      const count = (seen.get(model) ?? 0) + 1
      seen.set(model, count)
      if (isHeld() && count === 1) await stay()
    },
    async stored() {
      if (isHeld()) await stay()
    },
    /** How many results stay now. */
    count: () => parked,
  }
}
export type Parking = ReturnType<typeof createParking>
