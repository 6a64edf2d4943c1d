/**
 * `npm run bench:http`: processor time of one request to the home page (rendered, and from memory)
 * and to the task status call, measured in the server's own process while a second one asks; and its memory.
 * `-- --database postgres` measures on a PostgreSQL that is started for it, `--seconds 1` less exactly.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { startPostgres } from '../run/postgres.ts'
import { describeMachine } from './machine.ts'
import { cpuMs, median, memoryMib } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'

const ROUNDS = 5
const CONNECTIONS = 10
/** What a start leaves to be done is done by then. */
const REST_MS = 15_000

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)

interface Target {
  name: string
  requests: autocannon.Request[]
}

async function statusCall({ baseUrl, token }: BenchProduct): Promise<Target> {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const reply = await fetch(`${baseUrl}/backend/auth/task/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ workflow_type: 'text_to_image', prompt: 'A red shoe on sand' }),
  })
  const { data }: { data: { task_id: string } } = await reply.json()
  const path = `/backend/auth/task/${data.task_id}`
  for (;;) {
    const state = await fetch(baseUrl + path, { headers })
    const { data: task }: { data: { status: string } } = await state.json()
    if (task.status === 'SUCCEEDED') return { name: 'task status', requests: [{ path, headers }] }
    if (task.status === 'FAILED') throw new Error('the task failed')
  }
}

let fresh = 0
/** What every browser says that it reads. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const homePage: Target = { name: 'home page, from memory', requests: [{ path: '/en/', headers }] }
const renderedHomePage: Target = {
  name: 'home page, rendered',
  // An address nobody asked for before is not in memory.
  requests: [{ setupRequest: (request) => ({ ...request, headers, path: `/en/?n=${fresh++}` }) }],
}

async function measure(product: BenchProduct, target: Target) {
  const pid = product.process.pid
  if (pid === undefined) throw new Error('the server has no process')
  const perRequest: number[] = []
  const perSecond: number[] = []
  const p99: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await cpuMs(pid)
    const result = await autocannon({
      url: product.baseUrl,
      connections: CONNECTIONS,
      duration: seconds,
      requests: target.requests,
    })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${target.name}: not every answer was good`)
    // The first round warms the process up.
    if (round === 0) continue
    perRequest.push(((await cpuMs(pid)) - before) / result['2xx'])
    perSecond.push(result.requests.average)
    p99.push(result.latency.p99)
  }
  return {
    target: target.name,
    'CPU ms per request': median(perRequest).toFixed(3),
    'requests per second': Math.round(median(perSecond)),
    'p99 ms': median(p99),
    'memory MiB': Math.round(await memoryMib(pid)),
  }
}

async function measureAll(product: BenchProduct) {
  await pause(REST_MS)
  const atRestMib = Math.round(await memoryMib(product.process.pid ?? 0))
  const rows = []
  for (const target of [renderedHomePage, homePage, await statusCall(product)]) {
    rows.push(await measure(product, target))
  }
  console.log(
    `${describeMachine()}; ${values.database}, ${atRestMib} MiB at rest; ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${seconds} s`,
  )
  console.table(rows)
}

const database = values.database === 'postgres' ? await startPostgres(console.log) : null
if (database && 'reason' in database) throw new Error(database.reason)
try {
  await withProduct(measureAll, database ? { DATABASE_URL: database.url } : {})
} finally {
  await database?.stop()
}
