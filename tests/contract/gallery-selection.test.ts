import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach, showTask } from '../support/generations.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { createTestClock } from '../support/test-clock.ts'
import { zipEntries } from '../support/zip-entries.ts'

const HOUR_MS = 3_600_000
const clock = createTestClock()
const provider = createFakeProvider()
let backend: HttpBackend
let user: SignedUp

beforeAll(async () => {
  backend = await serveTestBackend({
    worker: true,
    replace: { clock, models: fakeModels(provider) },
  })
})
beforeEach(async () => {
  provider.finish()
  user = await signUp(backend)
})
afterAll(() => backend.close())

async function make(count: number, prompt = 'a red mug'): Promise<TaskView> {
  const { task_id } = await generate(backend, user, { count, prompt })
  return reach(backend, user, task_id, 'SUCCEEDED')
}
const idsOf = ({ outputs }: TaskView) => outputs.map(({ output_id }) => output_id)
const archive = (output_ids: string[], who = user) =>
  backend.call(contract.gallery.archive, { output_ids }, who)
const remove = (input: { output_ids?: string[]; task_ids?: string[] }, who = user) =>
  backend.call(contract.gallery.remove, input, who)

/** Addresses have the caller's origin; here everything is served on one port. */
function get(url: string, init?: RequestInit) {
  const { pathname, search } = new URL(url)
  return fetch(backend.baseUrl + pathname + search, init)
}

describe('results as one download', () => {
  test('come whole, in the order asked for, each once and under a name of its own', async () => {
    const task = await make(2)
    const [first = '', second = ''] = idsOf(task)
    const offer = await archive([second, first, second])
    expect(offer.file_count).toBe(2)
    const answer = await get(offer.url)
    const zip = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="adloom \d{8}-\d{4}\.zip"/,
    )
    expect(answer.headers.get('content-length')).toBe(String(zip.length))
    const entries = zipEntries(zip)
    expect(entries.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^a red mug \d{8}-\d{4}\.\w+$/),
      expect.stringMatching(/^a red mug \d{8}-\d{4} \(2\)\.\w+$/),
    ])
    const originals = await Promise.all(
      [second, first].map(async (id) => {
        const output = task.outputs.find(({ output_id }) => output_id === id)
        return Buffer.from(await (await get(output?.url ?? '')).arrayBuffer())
      }),
    )
    expect(entries.map(({ bytes }) => bytes)).toEqual(originals)
    const sum = originals.reduce((bytes, { length }) => bytes + length, 0)
    expect(offer.size_bytes).toBe(sum)
  })

  test('leave out what was removed, before and after they were asked for', async () => {
    const [first = '', second = '', third = ''] = idsOf(await make(3))
    await remove({ output_ids: [first] })
    const { url, file_count } = await archive([first, second, third])
    expect(file_count).toBe(2)
    await remove({ output_ids: [second] })
    const zip = await (await get(url)).arrayBuffer()
    expect(zipEntries(Buffer.from(zip))).toHaveLength(1)
    await remove({ output_ids: [third] })
    expect((await get(url)).status).toBe(404)
    await expect(archive([first, second])).rejects.toEqual(failure('not_found'))
  })

  test('an address that was changed, or is old, opens nothing', async () => {
    const mine = await make(1)
    const { url } = await archive(idsOf(mine))
    const changed = new URL(url)
    changed.searchParams.set('files', Buffer.alloc(16, 7).toString('base64url'))
    expect((await get(changed.href)).status).toBe(404)
    clock.advance(HOUR_MS + 1_000)
    expect((await get(url)).status).toBe(410)
  })

  test('a HEAD tells what would come', async () => {
    const { url } = await archive(idsOf(await make(1)))
    const answer = await get(url, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('nobody packs the results of another, a visitor none', async () => {
    const ids = idsOf(await make(1))
    const other = await signUp(backend)
    await expect(archive(ids, other)).rejects.toEqual(failure('not_found'))
    const visitor = backend.call(contract.gallery.archive, { output_ids: ids })
    await expect(visitor).rejects.toEqual(failure('not_signed_in'))
  })

  test('more than a hundred are refused', async () => {
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    await expect(archive(many)).rejects.toEqual(failure('invalid_input'))
  })
})

describe('removing a selection', () => {
  test('takes single results, and their task with the last one', async () => {
    const task = await make(2)
    const [first = '', second = ''] = idsOf(task)
    expect(await remove({ output_ids: [first] })).toEqual({ refused: [] })
    expect(idsOf(await showTask(backend, user, task.task_id))).toEqual([second])
    expect((await get(task.outputs[0]?.url ?? '')).status).toBe(404)
    expect((await get(task.outputs[1]?.url ?? '')).status).toBe(200)
    await remove({ output_ids: [second] })
    await expect(showTask(backend, user, task.task_id)).rejects.toEqual(failure('not_found'))
  })

  test('also takes them out of the public gallery', async () => {
    const [first = '', second = ''] = idsOf(await make(2))
    for (const output_id of [first, second]) {
      await backend.call(contract.gallery.publish, { output_id }, user)
    }
    await remove({ output_ids: [first] })
    const show = (itemId: string) => backend.call(contract.gallery.item, { itemId })
    await expect(show(first)).rejects.toEqual(failure('not_found'))
    expect((await show(second)).item_id).toBe(second)
  })

  test('a running task stays, with the reason; the rest goes', async () => {
    const done = await make(1)
    provider.hold()
    const running = await generate(backend, user)
    const ids = [running.task_id, crypto.randomUUID()]
    expect(await remove({ output_ids: idsOf(done), task_ids: ids })).toEqual({
      refused: [{ id: running.task_id, code: 'generation_running' }],
    })
    await expect(showTask(backend, user, done.task_id)).rejects.toEqual(failure('not_found'))
    expect((await showTask(backend, user, running.task_id)).task_id).toBe(running.task_id)
    provider.finish()
  })

  test('nobody removes what another has made', async () => {
    const task = await make(1)
    const other = await signUp(backend)
    await remove({ output_ids: idsOf(task), task_ids: [task.task_id] }, other)
    expect(idsOf(await showTask(backend, user, task.task_id))).toEqual(idsOf(task))
    const visitor = backend.call(contract.gallery.remove, { output_ids: idsOf(task) })
    await expect(visitor).rejects.toEqual(failure('not_signed_in'))
  })
})
