import autocannon from 'autocannon'
import { cpuMs, median } from './process-usage.ts'

const ROUNDS = 5
const CONNECTIONS = 10

export interface Asked {
  name: string
  requests: autocannon.Request[]
}

interface Load {
  baseUrl: string
  /** The process whose processor time is measured. */
  pid: number
  /** Length of a round. */
  seconds: number
}

/** A request's cost to a server: the median of five rounds after a warm-up round. */
export async function askOften({ name, requests }: Asked, { baseUrl, pid, seconds }: Load) {
  const perRequest: number[] = []
  const perSecond: number[] = []
  const p99: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await cpuMs(pid)
    const load = { url: baseUrl, connections: CONNECTIONS, duration: seconds, requests }
    const result = await autocannon(load)
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: not every answer was good`)
    if (round === 0) continue
    perRequest.push(((await cpuMs(pid)) - before) / result['2xx'])
    perSecond.push(result.requests.average)
    p99.push(result.latency.p99)
  }
  return { cpuMs: median(perRequest), perSecond: median(perSecond), p99Ms: median(p99) }
}

export const describeLoad = (seconds: number): string =>
  `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${seconds} s`
