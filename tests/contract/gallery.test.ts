import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../src/backend/operator/run-command.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { makeUserActor } from '../support/actors.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach, storePicture } from '../support/generations.ts'
import { present } from '../support/present.ts'

let backend: TestBackend
let user: SignedUp

const open = (env: Record<string, string> = {}) =>
  createTestBackend({
    worker: true,
    env: { GALLERY_EXAMPLES: 'false', PLAN_CONCURRENCY: '10', ...env },
    replace: { models: fakeModels(createFakeProvider()) },
  })

beforeAll(async () => {
  backend = await open()
})
afterAll(() => backend.close())
beforeEach(async () => {
  user = await signUp(backend)
})

const list = (input: object = {}, sender?: SignedUp) =>
  backend.call(contract.gallery.list, input, sender)
const own = (input: object = {}, sender = user) => backend.call(contract.gallery.own, input, sender)
const show = (itemId: string, sender?: SignedUp) =>
  backend.call(contract.gallery.item, { itemId }, sender)
const publish = (output_id: string, share_prompt = false, sender = user) =>
  backend.call(contract.gallery.publish, { output_id, share_prompt }, sender)
const unpublish = (output_id: string, sender = user) =>
  backend.call(contract.gallery.unpublish, { output_id }, sender)

/** Makes a result; returns its task's id and its own. */
async function make(request: Partial<CreateTaskRequest> = {}) {
  const { task_id } = await generate(backend, user, request)
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  return { taskId: task_id, outputId: present(outputs[0]).output_id }
}

describe('favourites', () => {
  const star = (output_id: string, is_starred = true, sender = user) =>
    backend.call(contract.gallery.star, { output_id, is_starred }, sender)

  test('are kept for their maker, listed alone, and given up again', async () => {
    const [first, second] = [await make(), await make()]
    expect(await star(first.outputId)).toMatchObject({ is_starred: true })
    expect(await star(first.outputId)).toMatchObject({ is_starred: true })
    const { items, total } = await own({ only: 'starred' })
    expect({ ids: items.map(({ item_id }) => item_id), total }).toEqual({
      ids: [first.outputId],
      total: 1,
    })
    expect((await own()).items.map(({ item_id }) => item_id)).toContain(second.outputId)

    await publish(first.outputId)
    expect(await show(first.outputId)).toMatchObject({ is_starred: false, task_id: null })
    expect(await star(first.outputId, false)).toMatchObject({ is_starred: false })
    expect(await own({ only: 'starred' })).toMatchObject({ items: [], total: 0 })
  })

  test('[R6.01] are never results of others, nor what does not exist', async () => {
    const { outputId } = await make()
    const other = await signUp(backend)
    await expect(star(outputId, true, other)).rejects.toEqual(failure('not_found'))
    await expect(star(uuidv7())).rejects.toEqual(failure('not_found'))
    expect(await show(outputId, user)).toMatchObject({ is_starred: false })
  })

  test('[R6.01] ask for an account', async () => {
    const call = backend.call(contract.gallery.star, { output_id: uuidv7(), is_starred: true })
    await expect(call).rejects.toEqual(failure('not_signed_in'))
  })
})

describe('publishing', () => {
  test('[R1.10] shows a result to everyone, without its prompt unless that is shared', async () => {
    const { outputId, taskId } = await make({ prompt: 'a secret mug' })
    await expect(show(outputId)).rejects.toEqual(failure('not_found'))

    expect(await publish(outputId)).toMatchObject({ is_published: true, task_id: taskId })
    const seen = await show(outputId)
    expect(seen).toMatchObject({ item_id: outputId, prompt: null, task_id: null })
    expect(seen.can_publish).toBe(false)
    expect(seen.average_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(JSON.stringify(seen)).not.toMatch(/secret|person|user/)

    await publish(outputId, true)
    expect(await show(outputId)).toMatchObject({ prompt: 'a secret mug' })
    expect((await list()).items[0]).toMatchObject({ item_id: outputId, prompt: 'a secret mug' })
  })

  test('can be taken back, also twice', async () => {
    const { outputId } = await make()
    await publish(outputId)
    for (let times = 0; times < 2; times++) {
      expect(await unpublish(outputId)).toMatchObject({ is_published: false, can_publish: true })
    }
    await expect(show(outputId)).rejects.toEqual(failure('not_found'))
    expect(await show(outputId, user)).toMatchObject({ is_published: false })
  })

  test('is not for results of somebody else, for uploads, or for what does not exist', async () => {
    const { outputId } = await make()
    const stranger = await signUp(backend)
    for (const act of [publish, unpublish] as const) {
      const tried =
        act === publish ? publish(outputId, false, stranger) : unpublish(outputId, stranger)
      await expect(tried).rejects.toEqual(failure('not_found'))
    }
    await expect(show(outputId, stranger)).rejects.toEqual(failure('not_found'))
    await expect(publish(await storePicture(backend, user))).rejects.toEqual(failure('not_found'))
    await expect(publish(uuidv7())).rejects.toEqual(failure('not_found'))
    expect((await show(outputId, user)).is_published).toBe(false)
  })

  test('asks for an account', async () => {
    const { outputId } = await make()
    for (const endpoint of [contract.gallery.publish, contract.gallery.unpublish]) {
      const tried = backend.call(endpoint, { output_id: outputId }, {})
      await expect(tried).rejects.toEqual(failure('not_signed_in'))
    }
    await expect(own({}, { ...user, token: '' })).rejects.toEqual(failure('not_signed_in'))
  })

  test('ends when the creation is deleted', async () => {
    const { outputId, taskId } = await make()
    await publish(outputId)
    await backend.call(contract.tasks.remove, { taskId }, user)
    await expect(show(outputId)).rejects.toEqual(failure('not_found'))
    expect((await list()).items.map(({ item_id }) => item_id)).not.toContain(outputId)
    expect(await own()).toMatchObject({ total: 0 })
  })

  test('can be ended by the operator, for good', async () => {
    const { outputId } = await make()
    await publish(outputId, true)
    await runCommand(backend.context, 'gallery.remove', { item: outputId })
    await expect(show(outputId)).rejects.toEqual(failure('not_found'))
    expect(await show(outputId, user)).toMatchObject({ is_published: false, can_publish: false })
    await expect(publish(outputId)).rejects.toEqual(failure('publication_removed'))
    expect(await unpublish(outputId)).toMatchObject({ can_publish: false })
    await expect(publish(outputId)).rejects.toEqual(failure('publication_removed'))
    const rows = await runCommand(backend.context, 'gallery.list', {})
    expect(rows).toContainEqual(expect.objectContaining({ item: outputId }))
    const again = runCommand(backend.context, 'gallery.remove', { item: uuidv7() })
    await expect(again).rejects.toEqual(failure('not_found'))
  })

  test('can be turned off', async () => {
    const { outputId } = await make()
    const env = { ...backend.context.env, GALLERY_PUBLISHING: false }
    const closed = { ...backend.context, env }
    const { publish: verb } = await import('../../src/backend/modules/gallery/publish.ts')
    const actor = { ...makeUserActor(user.userId), teamId: user.teamId }
    const request = { id: '', ip: '', userAgent: '', language: 'en' as const, origin: '' }
    const call = { ...closed, actor, request }
    const tried = verb(call, { output_id: outputId, share_prompt: false })
    await expect(tried).rejects.toEqual(failure('publishing_closed'))
  })
})

describe('the lists', () => {
  test('[R2.12] [R3.04] go by pages with a total, and a page that does not exist is the last', async () => {
    for (let i = 0; i < 14; i++) await publish((await make({ prompt: `${i}` })).outputId, true)
    const first = await own({ page_size: 12 })
    expect(first).toMatchObject({ total: 14, page: 1, page_size: 12 })
    expect(first.items).toHaveLength(12)
    expect(first.items[0]?.prompt).toBe('13')
    const beyond = await own({ page_size: 12, page: 99 })
    expect(beyond).toMatchObject({ page: 2 })
    expect(beyond.items.map(({ prompt }) => prompt)).toEqual(['1', '0'])
    expect((await own({ sort: 'oldest' })).items[0]?.prompt).toBe('0')

    const everyone = await list({ page_size: 12 })
    expect(everyone.total).toBeGreaterThanOrEqual(14)
    expect(everyone.items[0]?.prompt).toBe('13')
    const seen = [everyone, await list({ page_size: 12, page: 2 })].flatMap(({ items }) => items)
    expect(new Set(seen.map(({ item_id }) => item_id)).size).toBe(seen.length)
  })

  test('filter by type, model, ratio and time', async () => {
    const wide = await make({ aspect_ratio: '16:9' })
    const square = await make()
    for (const { outputId } of [wide, square]) await publish(outputId)
    for (const look of [own, list]) {
      expect(await look({ type: 'video' })).toMatchObject({ total: 0, page: 1, items: [] })
      const found = await look({ ratio: '16:9', type: 'image', period: 'day' })
      expect(found.items[0]?.item_id).toBe(wide.outputId)
      expect(await look({ model: 'nobody’s' })).toMatchObject({ total: 0 })
    }
    const { model } = await show(wide.outputId)
    expect(await own({ model })).toMatchObject({ total: 2 })
  })

  test('find words of a prompt where it is shared, and no character is special', async () => {
    const shared = await make({ prompt: 'A 100%_sure Lantern' })
    const kept = await make({ prompt: 'a lantern kept to oneself' })
    await publish(shared.outputId, true)
    await publish(kept.outputId)
    const find = async (look: typeof own, search: string) =>
      (await look({ search })).items.map(({ item_id }) => item_id)
    expect(await find(list, 'lantern')).toEqual([shared.outputId])
    expect(await find(own, ' LANTERN ')).toEqual([kept.outputId, shared.outputId])
    expect(await find(own, '0%_s')).toEqual([shared.outputId])
    for (const nothing of ['0_', '%lantern', '\\\\', 'A__0']) {
      expect(await find(own, nothing), nothing).toEqual([])
    }
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 'x' },
    { page_size: 1_000 },
    { page_size: 13 },
    { type: 'audio' },
    { search: 'x'.repeat(101) },
    { ratio: '7:5' },
    { sort: 'best' },
  ])('refuse %o by name', async (input) => {
    await expect(list(input)).rejects.toEqual(failure('invalid_input'))
    await expect(own(input)).rejects.toEqual(failure('invalid_input'))
  })

  test('[R6.01] one’s own holds nothing of others', async () => {
    await make()
    expect(await own({}, await signUp(backend))).toMatchObject({ total: 0, items: [] })
  })
})
