/**
 * `npm run bench:tasks`: how long a person waits. From "create" to the first progress event on the
 * event stream, and to the finished file, for one image (1080²) and one 5 s video (720p).
 */
import { describeMachine } from './machine.ts'
import { median } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'

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

interface TaskEvent {
  task_id: string
  status: string
  progress: number
}

interface Waited {
  firstProgressMs: number
  finishedMs: number
}

/** Opens the signed-in user's event stream, before there is anything to tell. */
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
  const asked = await fetch(`${product.baseUrl}/backend/auth/task/create`, {
    method: 'POST',
    headers: { authorization: product.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  let firstProgressMs = Number.NaN
  const { data }: { data: TaskEvent } = await asked.json()
  for await (const task of events) {
    if (task.task_id !== data.task_id) continue
    if (task.status === 'FAILED') throw new Error('the task failed')
    if (task.status !== 'CREATED' && Number.isNaN(firstProgressMs)) firstProgressMs = since()
    if (task.status === 'SUCCEEDED') break
  }
  return { firstProgressMs, finishedMs: since() }
}

await withProduct(async (product) => {
  const rows = []
  for (const [name, body] of Object.entries(CASES)) {
    const waits: Waited[] = []
    for (let round = 0; round < ROUNDS; round++) waits.push(await generate(product, body))
    rows.push({
      case: name,
      'first progress, ms': Math.round(median(waits.map((wait) => wait.firstProgressMs))),
      'finished, s': (median(waits.map((wait) => wait.finishedMs)) / 1000).toFixed(2),
    })
  }
  console.log(`${describeMachine()}; median of ${ROUNDS} runs`)
  console.table(rows)
})
