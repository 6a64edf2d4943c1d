/** How long the queue waits before it looks again. Tests hand in one that hardly waits. */
export interface QueuePace {
  /** Between two looks for retries and delayed jobs; new jobs wake a worker by NOTIFY. At least 0.5. */
  pollingSeconds: number
  /** What the delay between two tries of a job is multiplied by. */
  retryDelayFactor: number
  /** Between two looks for jobs whose worker died. Whole seconds. */
  supervisionSeconds: number
}

/** The pace of the product. */
export const PATIENT: QueuePace = {
  pollingSeconds: 2,
  retryDelayFactor: 1,
  supervisionSeconds: 3,
}
