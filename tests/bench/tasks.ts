/**
 * `npm run bench:tasks`: how long a person waits from "create" to the first progress event on the event
 * stream, and to the finished file, for one image (1080²) and one 5 s video (720p); and for the image again
 * while twenty tasks wait for a remote machine. Then PostgreSQL's throughput: generations accepted over HTTP,
 * and jobs worked off.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../run/postgres.ts'
import { startOpenAiCompatible } from '../support/providers/openai-compatible/stand-in.ts'
import { measureDrain } from './drain.ts'
import { describeMachine } from './machine.ts'
import { median } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'
import { measureSubmissions } from './submissions.ts'

const ROUNDS = 5

const CASES = {
  'image 1080²': {
    workflow_type: 'text_to_image',
    prompt: 'Mountain coffee, “Fresh every morning”, 20 % off',
    aspect_ratio: '1:1',
    resolution: '1k',
  },
  'video 720p, 5 s, with sound': {
    workflow_type: 'text_to_video',
    prompt: 'Running shoes, “Light as air”, free shipping',
    aspect_ratio: '16:9',
    resolution: '720p',
    duration: 5,
    generate_audio: true,
  },
}

const WAITING = 20
/** A task for a remote server that takes minutes; here it never ends. */
const ELSEWHERE = {
  workflow_type: 'text_to_video',
  model: 'self-hosted/film',
  prompt: 'A red mug on a white table',
  aspect_ratio: '16:9',
  exact_words: false,
}

interface TaskEvent {
  task_id: string
  status: string
  progress: number
  created_at: string
  started_at: string | null
}

interface Waited {
  /** From acceptance to the start of the work, by the product's own clock. */
  startedMs: number
  firstProgressMs: number
  finishedMs: number
}

/** Opens the signed-in user's event stream before there are any events. */
async function openEvents({ baseUrl, token }: BenchProduct): Promise<AsyncGenerator<TaskEvent>> {
  const response = await fetch(`${baseUrl}/backend/auth/task/events`, {
    headers: { authorization: token },
  })
  if (!response.body) throw new Error('the event stream has no body')
  return readEvents(response.body.pipeThrough(new TextDecoderStream()))
}

async function* readEvents(chunks: ReadableStream<string>): AsyncGenerator<TaskEvent> {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: {'))
      if (!data) continue
      const event: TaskEvent = JSON.parse(data.slice('data: '.length))
      yield event
    }
  }
}

async function generate(product: BenchProduct, body: object): Promise<Waited> {
  const events = await openEvents(product)
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  const data = await create(product, body)
  let firstProgressMs = Number.NaN
  let startedMs = Number.NaN
  for await (const task of events) {
    if (task.task_id !== data.task_id) continue
    if (task.status === 'FAILED') throw new Error('the task failed')
    if (task.started_at) startedMs = Date.parse(task.started_at) - Date.parse(task.created_at)
    if (task.status !== 'CREATED' && Number.isNaN(firstProgressMs)) firstProgressMs = since()
    if (task.status === 'SUCCEEDED') break
  }
  return { startedMs, firstProgressMs, finishedMs: since() }
}

async function create(product: BenchProduct, body: object): Promise<TaskEvent> {
  const asked = await fetch(`${product.baseUrl}/backend/auth/task/create`, {
    method: 'POST',
    headers: { authorization: product.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data, message }: { data: TaskEvent; message: string } = await asked.json()
  if (!asked.ok) throw new Error(message)
  return data
}

async function measure(product: BenchProduct, name: string, body: object) {
  const waits: Waited[] = []
  for (let round = 0; round < ROUNDS; round++) waits.push(await generate(product, body))
  const middle = (figure: keyof Waited) => median(waits.map((wait) => wait[figure]))
  return {
    case: name,
    'started, ms': Math.round(middle('startedMs')),
    'started at most, ms': Math.max(...waits.map(({ startedMs }) => startedMs)),
    'first progress, ms': Math.round(middle('firstProgressMs')),
    'finished, s': (middle('finishedMs') / 1000).toFixed(2),
  }
}

/** Creates twenty tasks at a server that accepts them and never finishes any. */
async function waitElsewhere(product: BenchProduct, isAsked: () => boolean): Promise<void> {
  for (let index = 0; index < WAITING; index++) {
    await create(product, { ...ELSEWHERE, seed: index })
  }
  while (!isAsked()) await pause(200)
}

const server = await startOpenAiCompatible()
server.verdict = 'running'
const ENV = {
  SELF_HOSTED_URL: `${server.baseUrl}/v1`,
  SELF_HOSTED_VIDEO_MODELS: 'film',
  PLAN_CONCURRENCY: String(WAITING + 1),
}
await withProduct(async (product) => {
  const rows = []
  for (const [name, body] of Object.entries(CASES)) rows.push(await measure(product, name, body))
  await waitElsewhere(product, () => server.at('submit').length === WAITING)
  const name = `image 1080², while ${WAITING} tasks wait elsewhere`
  rows.push(await measure(product, name, CASES['image 1080²']))
  console.log(`${describeMachine()}; median of ${ROUNDS} runs`)
  console.table(rows)
}, ENV)
await server.close()

const postgres = await startPostgres(console.log)
if ('reason' in postgres) throw new Error(postgres.reason)
try {
  console.log('Accepted over HTTP, by a web process without a worker, for twenty accounts')
  console.table(await measureSubmissions(postgres.url))
  console.log('Jobs that do nothing, put there at once and taken fifty at a time by one process')
  console.table([await measureDrain(postgres.url)])
} finally {
  await postgres.stop()
}
