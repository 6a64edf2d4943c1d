import { PATIENT, type QueuePace } from '../../src/backend/queue/queue-pace.ts'

/** Retries come at once, and are looked for as often as the queue can. */
export const HASTY: QueuePace = { ...PATIENT, pollingSeconds: 0.5, retryDelayFactor: 0 }
