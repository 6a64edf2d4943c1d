import type { TaskView } from '@/contract/endpoints/tasks'
import type { Ad } from './ad'
import { keyOf, type Part, type Step, type Tasks } from './parts'

export type PartState = 'blocked' | 'missing' | 'making' | 'made' | 'failed'

/** The task that makes a part as it is asked for now. */
export function taskOf({ id, request }: Part, { asked }: Ad, tasks: Tasks): TaskView | null {
  const one = asked[id]
  if (!request || !one?.taskId || one.key !== keyOf(request)) return null
  return tasks[one.taskId] ?? null
}

export function stateOf(part: Part, ad: Ad, tasks: Tasks): PartState {
  const { id, request } = part
  if (!request) return 'blocked'
  const one = ad.asked[id]
  if (!one?.taskId || one.key !== keyOf(request)) return 'missing'
  const status = tasks[one.taskId]?.status
  if (status === 'SUCCEEDED') return 'made'
  return status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'making'
}

export function isToBeMade(part: Part, ad: Ad, tasks: Tasks): boolean {
  const state = stateOf(part, ad, tasks)
  return state === 'missing' || state === 'failed'
}

/** What a step still needs, and how far it is. */
export function progressOf(step: Step, parts: readonly Part[], ad: Ad, tasks: Tasks) {
  const own = parts.filter((part) => part.step === step)
  const states = own.map((part) => stateOf(part, ad, tasks))
  const count = (wanted: PartState) => states.filter((state) => state === wanted).length
  return {
    total: own.length,
    made: count('made'),
    making: count('making'),
    isBlocked: own.length === 0 || count('blocked') > 0,
    toBeMade: own.filter((part) => isToBeMade(part, ad, tasks)),
    failed: own.filter((_, at) => states[at] === 'failed'),
  }
}
