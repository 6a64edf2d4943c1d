/**
 * `npm run bench:http`: processor time of one request to the home page (rendered, and cached) and to the
 * task status call, measured in the server's process while a second one sends requests; and its memory.
 * `-- --database postgres` measures on a PostgreSQL started for it, `--seconds 1` less precisely.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../run/postgres.ts'
import { type Asked, askOften, describeLoad } from './ask-often.ts'
import { describeMachine } from './machine.ts'
import { memoryMib } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'

/** Background work after a start is done by then. */
const REST_MS = 15_000

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)

async function statusCall({ baseUrl, token }: BenchProduct): Promise<Asked> {
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
/** The encodings that every browser accepts. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const homePage: Asked = { name: 'home page, from memory', requests: [{ path: '/en/', headers }] }
const renderedHomePage: Asked = {
  name: 'home page, rendered',
  // A new address each time, which isn't cached.
  requests: [{ setupRequest: (request) => ({ ...request, headers, path: `/en/?n=${fresh++}` }) }],
}

async function measure(product: BenchProduct, asked: Asked) {
  const pid = product.process.pid
  if (pid === undefined) throw new Error('the server has no process')
  const cost = await askOften(asked, { baseUrl: product.baseUrl, pid, seconds })
  return {
    target: asked.name,
    'CPU ms per request': cost.cpuMs.toFixed(3),
    'requests per second': Math.round(cost.perSecond),
    'p99 ms': cost.p99Ms,
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
    `${describeMachine()}; ${values.database}, ${atRestMib} MiB at rest; ${describeLoad(seconds)}`,
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
