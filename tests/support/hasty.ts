import { PATIENT, type QueuePace } from '../../src/backend/queue/queue-pace.ts'

/** Retries run at once, and the queue polls as often as it can. */
export const HASTY: QueuePace = { ...PATIENT, pollingSeconds: 0.5, retryDelayFactor: 0 }
