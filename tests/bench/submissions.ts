import { readEnv } from '../../src/backend/env.ts'
import { askOperator } from '../../src/backend/operator/ask-operator.ts'
import { askOften } from './ask-often.ts'
import { type BenchProduct, signIn, withProduct } from './product.ts'

/** Teams that create in parallel, since a single team's spends wait for its account's row. */
const ACCOUNTS = 20
const CREDITS = 1_000_000
const SECONDS = 4

/** Measures the path from the request to the queue, not the work behind it. */
const NO_WORKER = { EMBEDDED_WORKER: 'false', PLAN_CONCURRENCY: '100000' }

/** Generations accepted over HTTP: session, price, hold, ledger, task, and job, all in PostgreSQL before the reply. */
export async function measureSubmissions(databaseUrl: string) {
  const rows: object[] = []
  await withProduct(
    async (product) => {
      const requests = []
      for (let index = 0; index < ACCOUNTS; index++) {
        requests.push(submissionOf(await signUp(product, index)))
      }
      const pid = product.process.pid
      if (pid === undefined) throw new Error('the server has no process')
      const asked = { name: 'submissions', requests }
      const cost = await askOften(asked, { baseUrl: product.baseUrl, pid, seconds: SECONDS })
      rows.push({
        'accepted per second': Math.round(cost.perSecond),
        'p99 ms': cost.p99Ms,
        'CPU ms of the web process each': cost.cpuMs.toFixed(2),
      })
    },
    { ...NO_WORKER, DATABASE_URL: databaseUrl },
  )
  return rows
}

async function signUp({ baseUrl, dataDir }: BenchProduct, index: number): Promise<string> {
  const email = `creator-${index}@example.com`
  const password = 'measure-2026'
  const own = readEnv({ DATA_DIR: dataDir })
  await askOperator(own, 'user.create', { email, password, credits: CREDITS })
  return signIn(baseUrl, { email, password })
}

const submissionOf = (token: string) => ({
  method: 'POST' as const,
  path: '/backend/auth/task/create',
  headers: { authorization: token, 'content-type': 'application/json' },
  body: JSON.stringify({ workflow_type: 'text_to_image', prompt: 'A red shoe on sand' }),
})
