/** Deadlines that pass when the test says so. */
export function createDeadlines() {
  let running: AbortController[] = []
  return {
    start(ms: number): AbortSignal {
      if (!(ms > 0 && ms < Number.POSITIVE_INFINITY)) throw new Error(`Waits ${ms} ms.`)
      const controller = new AbortController()
      running.push(controller)
      return controller.signal
    },
    passAll() {
      for (const controller of running) controller.abort(new DOMException('late', 'TimeoutError'))
      running = []
    },
  }
}
