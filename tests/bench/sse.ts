/**
 * `npm run bench:sse`: memory of a waiting event stream, how soon a change reaches those who wait for it,
 * and how soon something reaches everybody. `-- --waiting 10000` opens that many streams.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnv } from '../../src/backend/env.ts'
import { askOperator } from '../../src/backend/operator/ask-operator.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { describeMachine } from './machine.ts'
import { cpuMs, median, memoryMib } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'
import { openWaiting, type Waiting } from './sse/waiting.ts'

/** The maximum per account. */
const STREAMS_PER_ACCOUNT = 10
const AT_ONCE = 50
const CHANGES = 11
const SETTLE_MS = 3_000
const IDLE_MS = 20_000
const PASSWORD = 'measure-2026'

const { values } = parseArgs({ options: { waiting: { type: 'string', default: '2000' } } })
const waitingMax = Number(values.waiting)

async function signIn({ baseUrl, dataDir }: BenchProduct, number: number): Promise<string> {
  const email = `waiting-${number}@example.com`
  const account = { email, password: PASSWORD, credits: 1_000 }
  await askOperator(readEnv({ DATA_DIR: dataDir }), 'user.create', account)
  const reply = await fetch(`${baseUrl}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' }),
  })
  const { data }: { data: { access_token: string } } = await reply.json()
  return data.access_token
}

async function openAll(baseUrl: string, tokens: readonly string[]): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  const asked = tokens.flatMap((token) => Array.from({ length: STREAMS_PER_ACCOUNT }, () => token))
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    const some = asked.slice(first, first + AT_ONCE)
    waiting.push(
      ...(await Promise.all(some.map((token) => openWaiting(baseUrl + STREAMS.taskEvents, token)))),
    )
  }
  return waiting
}

/** Milliseconds from a task's order to its first event on every stream of its owner. */
async function changeReaches(baseUrl: string, token: string, streams: readonly Waiting[]) {
  const heard = streams.map((stream) => stream.nextEvent())
  const begunAt = performance.now()
  const reply = await fetch(`${baseUrl}/backend/auth/task/create`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ workflow_type: 'text_to_image', prompt: 'A red shoe on sand' }),
  })
  if (!reply.ok) throw new Error(`the task was not taken: ${await reply.text()}`)
  await Promise.all(heard)
  return performance.now() - begunAt
}

await withProduct(
  async (product) => {
    const { baseUrl, dataDir } = product
    const pid = product.process.pid ?? 0
    const accounts = Math.ceil(waitingMax / STREAMS_PER_ACCOUNT)
    const tokens: string[] = []
    while (tokens.length < accounts) tokens.push(await signIn(product, tokens.length))
    // Warm-up: the first use of code takes memory once, however many streams follow.
    for (const stream of await openAll(baseUrl, tokens.slice(0, 5))) stream.close()
    await pause(SETTLE_MS)

    const before = await memoryMib(pid)
    const waiting = await openAll(baseUrl, tokens)
    await pause(SETTLE_MS)
    const grownMib = (await memoryMib(pid)) - before
    const cpuBefore = await cpuMs(pid)
    await pause(IDLE_MS)
    const idlePercent = ((await cpuMs(pid)) - cpuBefore) / (IDLE_MS / 100)

    // Each account runs one task at a time.
    const delays: number[] = []
    for (const [number, token] of tokens.slice(0, CHANGES).entries()) {
      const first = number * STREAMS_PER_ACCOUNT
      const own = waiting.slice(first, first + STREAMS_PER_ACCOUNT)
      delays.push(await changeReaches(baseUrl, token, own))
      await Promise.all(own.map((stream) => stream.untilQuiet()))
    }

    const toldAt = performance.now()
    const ended = Promise.all(waiting.map((stream) => stream.ended))
    await askOperator(readEnv({ DATA_DIR: dataDir }), 'user.sign-out', { all: true })
    await ended
    console.log(`${describeMachine()}; ${waiting.length} streams of ${accounts} accounts`)
    console.table([
      {
        'memory per stream kB': Number(((grownMib * 1_048.576) / waiting.length).toFixed(1)),
        'memory of the server MiB': Math.round(before + grownMib),
        'idle % of a core': Number(idlePercent.toFixed(1)),
        'order to event, median ms': Math.round(median(delays)),
        'slowest ms': Math.round(Math.max(...delays)),
        'signing everybody out reaches all, ms': Math.round(performance.now() - toldAt),
      },
    ])
  },
  { EMBEDDED_WORKER: 'true' },
)
