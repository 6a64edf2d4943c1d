/** How long the queue waits before it polls again. Tests use a much faster pace. */
export interface QueuePace {
  /** Seconds between polls for retries and delayed jobs; new jobs wake a worker through NOTIFY. At least 0.5. */
  pollingSeconds: number
  /** Factor for the delay between two attempts at a job. */
  retryDelayFactor: number
  /** Seconds between checks for jobs whose worker died. Whole seconds. */
  supervisionSeconds: number
}

/** The pace in the running product. */
export const PATIENT: QueuePace = {
  pollingSeconds: 2,
  retryDelayFactor: 1,
  supervisionSeconds: 3,
}
