import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReadyFile } from '../../src/backend/generation/provider.ts'
import { taskPreviews } from '../../src/backend/modules/tasks/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { openEvents } from '../support/event-stream.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { generate, reach, showTask } from '../support/generations.ts'
import { makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp
let folder: string

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
  folder = await temporaryFolder('previews')
})
beforeEach(async () => {
  provider.advance({ progress: 0, ready: [] })
  provider.hold()
  user = await signUp(backend, { credits: 40 })
})
afterAll(() => backend.close())

/** An image the engine has finished: in one color, or as busy as possible. */
async function ready(position: number, { isBusy = false } = {}): Promise<ReadyFile> {
  const path = join(folder, `${position}.png`)
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#c04020' }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  await sharp({ create: { ...create, ...(isBusy && { noise }) } })
    .png({ compressionLevel: 1 })
    .toFile(path)
  return { position, path, kind: 'image' }
}

const places = ({ previews }: TaskView) => previews.map(({ position }) => position)
const get = (url: string, sender?: SignedUp) =>
  backend.app.request(
    url,
    { headers: sender ? { authorization: sender.token } : {} },
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
const kept = () => backend.context.db.$count(taskPreviews)

test('[R4.02] of four pictures each is shown small when it is ready, and all of them at the end', {
  tags: ['postgres'],
}, async () => {
  const events = await openEvents(backend, user)
  const { task_id } = await generate(backend, user, { count: 4 })
  const files: ReadyFile[] = []
  for (const position of [0, 1, 2]) {
    files.push(await ready(position, { isBusy: position === 1 }))
    provider.advance({ ready: [...files] })
    const { task } = await events.next(({ previews }) => previews.length > position)
    expect(places(task)).toEqual(files.map((file) => file.position))
  }
  const { previews } = await showTask(backend, user, task_id)
  for (const { url } of previews) {
    const answer = await get(url, user)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(30_000)
    expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(480)
  }
  provider.finish()
  const { task: done } = await events.next(({ status }) => status === 'SUCCEEDED')
  expect(done).toMatchObject({ previews: [], outputs: { length: 4 } })
  expect(await kept()).toBe(0)
  expect((await get(present(previews[0]).url, user)).status).toBe(404)
  await events.close()
})

test('what is ready is shown to whoever may see the task, and to nobody else', async () => {
  const { task_id } = await generate(backend, user, { count: 2 })
  provider.advance({ ready: [await ready(1)] })
  const events = await openEvents(backend, user)
  const { task } = await events.next(({ previews }) => previews.length === 1)
  expect(places(task)).toEqual([1])
  const { url } = present(task.previews[0])
  const stranger = await signUp(backend)
  expect((await get(url, user)).status).toBe(200)
  expect((await get(url, stranger)).status).toBe(404)
  expect((await get(url)).status).toBe(401)
  expect((await get(url.replace(/\d+$/, '0'), user)).status).toBe(404)
  await events.close()
  await backend.call(contract.tasks.cancel, { taskId: task_id }, user)
})

test.each(['fails', 'is canceled'])(
  'nothing stays of what was ready in a task that %s',
  async (how) => {
    const events = await openEvents(backend, user)
    const { task_id: taskId } = await generate(backend, user, { count: 3 })
    provider.advance({ ready: [await ready(0)] })
    await events.next(({ previews }) => previews.length === 1)
    if (how === 'fails') provider.fail('engine_failed')
    else await backend.call(contract.tasks.cancel, { taskId }, user)
    const ended = await reach(backend, user, taskId, how === 'fails' ? 'FAILED' : 'CANCELLED')
    expect(ended.previews).toEqual([])
    expect(await kept()).toBe(0)
    await events.close()
  },
)

test('of several films the middle of one that is ready is shown', async () => {
  const path = join(folder, 'film.mp4')
  await writeFile(path, await makeVideo({ seconds: 2 }))
  const events = await openEvents(backend, user)
  const film = { workflow_type: 'text_to_video', duration: 4, count: 2 } as const
  const { task_id: taskId } = await generate(backend, user, film)
  provider.advance({ ready: [{ position: 0, path, kind: 'video' }] })
  const { task } = await events.next(({ previews }) => previews.length === 1)
  const answer = await get(present(task.previews[0]).url, user)
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp' })
  await backend.call(contract.tasks.cancel, { taskId }, user)
  await events.close()
})

test('one picture alone is not shown twice, and what cannot be read harms nobody', async () => {
  provider.advance({ ready: [await ready(0)] })
  const alone = await generate(backend, user)
  await reach(backend, user, alone.task_id, 'RUNNING')
  provider.finish()
  await reach(backend, user, alone.task_id, 'SUCCEEDED')
  provider.hold()
  provider.advance({ ready: [{ position: 0, path: join(folder, 'nothing.png'), kind: 'image' }] })
  const several = await generate(backend, user, { count: 2 })
  await reach(backend, user, several.task_id, 'RUNNING')
  expect(await kept()).toBe(0)
  provider.finish()
  expect((await reach(backend, user, several.task_id, 'SUCCEEDED')).outputs).toHaveLength(2)
})
