// @module-tag postgres
import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/backend/db/postgres.ts'
import type {
  GenerationProvider,
  Handle,
  PollResult,
} from '../../src/backend/generation/provider.ts'
import { runGeneration } from '../../src/backend/modules/tasks/run-generation.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import { openS3Storage } from '../../src/backend/storage/s3/open-s3.ts'
import { sweepHere } from '../../src/backend/sweep-here.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import { waitFor } from '../support/conditions.ts'
import { createOwnDatabase } from '../support/database.ts'
import { fakeModels, REMOTE_MODEL } from '../support/fake-provider.ts'
import { generate, reach } from '../support/generations.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { keysBelow } from '../support/keys-below.ts'
import { makePicture } from '../support/media-files.ts'
import { HASTY_S3, type S3Server, startS3Server } from '../support/s3-server.ts'
import { tusSender } from '../support/tus.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const SECRET = 'one secret for every machine there is'

/**
 * A machine that serves requests and one that runs jobs, each with its own disk, on one PostgreSQL and one
 * bucket. Requires PostgreSQL, since the embedded database allows only one process.
 */
describe.runIf(serverUrl)('two machines', () => {
  let s3: S3Server
  let database: Awaited<ReturnType<typeof createOwnDatabase>>
  let web: HttpBackend
  let worker: HttpBackend
  let user: SignedUp
  let picture: Buffer

  /** Tasks the web machine started and then had to abandon. */
  const begun = { here: '', elsewhere: '' }

  const machine = (makes: GenerationProvider) =>
    serveTestBackend({
      worker: false,
      env: { SECRET, DATABASE_URL: database.url, PLAN_CONCURRENCY: '3' },
      connection: openPostgres(database.url),
      replace: {
        storage: openS3Storage(s3.settings, { ...HASTY_S3, partBytes: 4_000_000 }),
        models: fakeModels(makes, prompt),
      },
    })

  beforeAll(async () => {
    s3 = await startS3Server()
    const template = process.env.TEST_DATABASE_TEMPLATE ?? 'template1'
    database = await createOwnDatabase(serverUrl, { template })
    web = await machine(neverDone)
    worker = await machine(done)
    user = await signUp(web)
    picture = await makePicture()
    begun.here = await begin()
    begun.elsewhere = await begin(REMOTE_MODEL.id)
    await startWorker(worker.context)
  })
  afterAll(async () => {
    await web.close()
    await worker.close()
    await database.drop()
    await s3.stop()
  })

  const here = async ({ context }: HttpBackend, folder: string) =>
    readdir(join(context.env.dataDir, folder)).catch(() => [])

  test('an upload begun on one goes on at the other, is checked there and shown by both', async () => {
    const [atWeb, atWorker] = [web, worker].map((one) => tusSender(one, user.token))
    const created = await atWeb?.create({ fileName: 'shoe.png', bytes: picture })
    const path = created?.headers.get('location') ?? ''
    const half = Math.floor(picture.length / 2)
    await atWeb?.patch(path, 0, picture.subarray(0, half))
    const head = await atWorker?.request('HEAD', path, {})
    expect(head?.headers.get('upload-offset')).toBe(String(half))

    // Both send the rest at once, as if only one side had noticed a lost connection.
    const rest = picture.subarray(half)
    const ends = await Promise.all([
      atWeb?.patch(path, half, rest),
      atWorker?.patch(path, half, rest),
    ])
    expect(ends.map((end) => end?.status).sort()).toEqual([204, 409])

    const uploadId = path.split('/').at(-1) ?? ''
    const upload = await checkedUpload(web, uploadId, { token: user.token })
    expect(upload).toMatchObject({ status: 'ready', size_bytes: picture.length })
    for (const one of [web, worker]) {
      const address = new URL(upload.url ?? '')
      const reply = await fetch(new URL(address.pathname + address.search, one.baseUrl))
      expect(Buffer.from(await reply.arrayBuffer()).equals(picture)).toBe(true)
    }
    await expect.poll(() => keysBelow(web.context.storage, 'received')).toEqual([])
    expect([...(await here(web, 'uploads')), ...(await here(worker, 'storage'))]).toEqual([])
  })

  test('a task that one began with is finished by the other, in a folder of its own', async () => {
    const task = await reach(web, user, begun.here, 'SUCCEEDED')
    expect(task.outputs).toHaveLength(1)
    // The result appears a moment before the folder is removed.
    await expect.poll(() => here(worker, 'work')).not.toContain(begun.here)
  })

  test('what a service handed out to one is delivered by the other', async () => {
    const task = await reach(web, user, begun.elsewhere, 'SUCCEEDED')
    expect(task.outputs).toHaveLength(1)
    await expect.poll(() => keysBelow(web.context.storage, 'work')).toEqual([])
  })

  test('each removes the folders of finished runs from its own disk', async () => {
    expect(await here(web, 'work')).toContain(begun.here)
    await expect.poll(() => sweepHere(web.context).then(() => here(web, 'work'))).toEqual([])
  })

  async function begin(model?: string): Promise<string> {
    const stop = new AbortController()
    const job = { signal: stop.signal, attempt: 0, isLastAttempt: false }
    const { task_id: taskId } = await generate(web, user, model ? { model } : {})
    const run = runGeneration(web.context, { taskId }, job).catch(() => undefined)
    const { db } = web.context
    const isSubmitted = async () => {
      const [row] = await db.select().from(tasks).where(eq(tasks.id, taskId))
      return Boolean(row?.handle)
    }
    await waitFor(isSubmitted, 'the task to be submitted', { everyMs: 20 })
    stop.abort()
    await run
    return taskId
  }
})

const workDirOf = ({ workDir }: Handle) => String(workDir)

/** Makes what its folder's files say, like the built-in engine; fails in an empty folder. */
const done: GenerationProvider = {
  id: 'builtin',
  runs: 'here',
  async submit({ workDir }) {
    await mkdir(workDir, { recursive: true })
    await writeFile(join(workDir, 'request'), await makePicture())
    return { workDir }
  },
  poll: (handle) => deliver(workDirOf(handle), 'request'),
}

const neverDone: GenerationProvider = {
  ...done,
  poll: (_handle, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
}

/** Delivers its result when polled. */
const prompt: GenerationProvider = {
  id: 'acme',
  runs: 'elsewhere',
  async submit({ workDir }) {
    await writeFile(join(workDir, 'result-1'), await makePicture())
    return { workDir, resultCount: 1 }
  },
  poll: (handle) => deliver(workDirOf(handle), 'result-1'),
}

async function deliver(workDir: string, name: string): Promise<PollResult> {
  const path = join(workDir, name)
  await access(path)
  return { state: 'succeeded', outputs: [{ path, mimeType: 'image/png', kind: 'image' }] }
}
