import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterItems, findFile } from '../../src/backend/modules/files/index.ts'
import { sweepBin } from '../../src/backend/modules/library/sweep-bin.ts'
import { sweepUploads } from '../../src/backend/modules/uploads/sweep-uploads.ts'
import { uploads } from '../../src/backend/modules/uploads/tables.ts'
import { migrationsFolder } from '../../src/backend/paths.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { LibraryItem } from '../../src/contract/endpoints/library.ts'
import { BIN_DAYS } from '../../src/contract/limits.ts'
import { TEAM_ROLES } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import type { TestBackend } from '../support/backend.ts'
import { createTestBackend } from '../support/backend.ts'
import { makeCreative } from '../support/creatives.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach, storePicture } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { insertTask } from '../support/task-row.ts'
import { makeTeam } from '../support/teams.ts'
import { createTestClock } from '../support/test-clock.ts'

const DAY_MS = 86_400_000
const clock = createTestClock()
let backend: TestBackend

beforeAll(async () => {
  const models = fakeModels(createFakeProvider())
  backend = await createTestBackend({
    worker: true,
    // The clock advances by months.
    env: { PLAN_SEATS: '60', SESSION_DAYS: '3000', SESSION_IDLE_DAYS: '3000' },
    replace: { clock, models },
  })
})
afterAll(() => backend.close())

const { library } = contract
type Filter = InputOf<typeof library.list>

const list = (who: SignedUp, filter: Filter = {}) => backend.call(library.list, filter, who)
const idsOf = async (who: SignedUp, filter: Filter = {}) =>
  (await list(who, filter)).items.map(({ item_id }) => item_id)
const overview = (who: SignedUp) => backend.call(library.overview, {}, who)
const act = {
  bin: (who: SignedUp, ...item_ids: string[]) => backend.call(library.bin, { item_ids }, who),
  restore: (who: SignedUp, ...item_ids: string[]) =>
    backend.call(library.restore, { item_ids }, who),
  remove: (who: SignedUp, ...item_ids: string[]) => backend.call(library.remove, { item_ids }, who),
}
const folder = (who: SignedUp, name: string, parent_id: string | null = null) =>
  backend.call(library.createFolder, { name, parent_id }, who)
const organize = (who: SignedUp, wish: InputOf<typeof library.organize>) =>
  backend.call(library.organize, wish, who)
const star = (who: SignedUp, item_ids: string[], is_starred = true) =>
  backend.call(library.star, { item_ids, is_starred }, who)
const statusOf = async (item: Pick<LibraryItem, 'url'>) =>
  (await backend.app.request(item.url)).status

/** An upload as stored by the upload route. */
async function upload(who: SignedUp, words = 'picture.png'): Promise<string> {
  const { db } = backend.context
  const { teamId, userId } = who
  const id = await storePicture(backend, who)
  const createdAt = clock.now()
  await db.insert(uploads).values({
    id,
    teamId,
    userId,
    createdAt,
    fileId: id,
    fileName: words,
    sizeBytes: 1,
    status: 'ready',
    expiresAt: createdAt,
  })
  const file = present(await findFile(db, id))
  await enterItems(db, [{ file, facts: { teamId, userId, origin: 'upload', words, createdAt } }])
  return id
}

/** A result made by the provider. */
async function make(who: SignedUp, prompt = 'a red mug'): Promise<string> {
  const { task_id } = await generate(backend, who, { prompt })
  const { outputs } = await reach(backend, who, task_id, 'SUCCEEDED')
  return present(outputs[0]).output_id
}

/** A creative's file. */
async function creative(who: SignedUp, facts: Parameters<typeof makeCreative>[2] = {}) {
  const creativeId = await makeCreative(backend, who, { createdAt: clock.now(), ...facts })
  const detail = await backend.call(contract.creatives.detail, { creativeId }, who)
  return { creativeId, id: detail.output_id }
}

describe('the library of a team', () => {
  test('has uploads, results and creatives in one list, each once, the latest first', async () => {
    const user = await signUp(backend)
    const sent = await upload(user, 'Beach.png')
    clock.advance(1_000)
    const made = await make(user)
    clock.advance(1_000)
    const { id: saved, creativeId } = await creative(user)
    const { items, total, next_cursor } = await list(user)
    expect(items.map(({ item_id, source }) => [item_id, source])).toEqual([
      [saved, 'creative'],
      [made, 'result'],
      [sent, 'upload'],
    ])
    expect({ total, next_cursor }).toEqual({ total: 3, next_cursor: null })
    expect(items[0]).toMatchObject({ creative_id: creativeId, is_own: true, can_delete: true })
    expect(items[2]).toMatchObject({ words: 'Beach.png', aspect_ratio: '4:3', task_id: null })
    expect((await overview(user)).storage).toMatchObject({ file_count: 3 })
  })

  test('is narrowed by words, source, brand, ratio, time and favorites', async () => {
    const user = await signUp(backend)
    const old = await upload(user, 'Winter 50%.png')
    clock.advance(40 * DAY_MS)
    const sent = await upload(user, 'Beach.png')
    clock.advance(1_000)
    const brand = { ...NO_LOOK, name: 'Acme' }
    const { id: saved } = await creative(user, {
      brand,
      prompt: 'Beach chair',
      aspectRatio: '9:16',
    })
    await star(user, [sent])
    const found = (filter: Filter) => idsOf(user, filter)
    expect(await found({ search: 'BEACH' })).toEqual([saved, sent])
    expect(await found({ search: '50%' })).toEqual([old])
    expect(await found({ search: '_inter' })).toEqual([])
    expect(await found({ source: 'upload' })).toEqual([sent, old])
    expect(await found({ source: 'result' })).toEqual([])
    expect(await found({ brand: 'Acme' })).toEqual([saved])
    expect(await found({ ratio: '9:16' })).toEqual([saved])
    expect(await found({ period: 'month', sort: 'oldest' })).toEqual([sent, saved])
    expect(await found({ is_starred: 'true' })).toEqual([sent])
    const starred = (await list(user)).items.filter(({ is_starred }) => is_starred)
    expect(starred.map(({ item_id }) => item_id)).toEqual([sent])
    expect(await found({ type: 'video' })).toEqual([])
    expect((await overview(user)).brands).toEqual(['Acme'])
  })

  test('goes by pages that lose and repeat nothing, in both orders, also of one instant', async () => {
    const user = await signUp(backend)
    const all: string[] = []
    for (let count = 0; count < 5; count++) all.push(await upload(user))
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list(user, { cursor, limit: 2, sort })
        seen.push(...page.items.map(({ item_id }) => item_id))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(sort === 'oldest' ? all : all.toReversed())
    }
  })

  test('finds a creative by its name, and no more once it is a result again', async () => {
    const user = await signUp(backend)
    const made = await make(user)
    const task = present((await list(user)).items[0])
    const { creative_id: creativeId } = await backend.call(
      contract.creatives.save,
      {
        log_id: present(task.task_id),
        generation_method: 'MY_CREATION',
        image_creative: { image_url: task.url },
      },
      user,
    )
    const name = 'Summer hero'
    await backend.call(contract.creatives.rename, { creativeId, name, old_name: null }, user)
    expect(await idsOf(user, { search: 'hero', source: 'creative' })).toEqual([made])
    await backend.call(contract.creatives.remove, { creative_ids: [creativeId] }, user)
    expect(await idsOf(user, { search: 'hero' })).toEqual([])
    expect(await idsOf(user, { source: 'result' })).toEqual([made])
  })

  test('gets what an installation had before, the same as what it writes today', async () => {
    const user = await signUp(backend)
    await upload(user, 'Beach.png')
    await star(user, [await make(user)])
    await creative(user, { prompt: 'Beach Chair' })
    const { db } = backend.context
    const kept = sql`select * from library_items where team_id = ${user.teamId} order by file_id`
    const { rows: before } = await db.execute(kept)
    await db.execute(sql`delete from library_items where team_id = ${user.teamId}`)
    const file = present(readdirSync(migrationsFolder).find((one) => /_fill_library/.test(one)))
    for (const statement of readFileSync(join(migrationsFolder, file), 'utf8').split('-->')) {
      await db.execute(sql.raw(statement.replace(/^ statement-breakpoint/, '')))
    }
    expect((await db.execute(kept)).rows).toEqual(before)
    expect(before).toHaveLength(3)
  })
})

describe('folders and tags', () => {
  test('belong to the team, nest once, and give their items back when they go', async () => {
    const { OWNER, MEMBER } = await makeTeam(backend)
    const item = await upload(OWNER)
    const spring = await folder(OWNER, 'Spring')
    const inner = await folder(MEMBER, 'Stories', spring.folder_id)
    await organize(MEMBER, { item_ids: [item], folder_id: inner.folder_id, add_tags: ['hero'] })
    expect(await idsOf(OWNER, { folder_id: inner.folder_id })).toEqual([item])
    expect(await idsOf(OWNER, { tag: 'hero' })).toEqual([item])
    expect(await overview(OWNER)).toMatchObject({
      folders: [
        { name: 'Spring', item_count: 0 },
        { name: 'Stories', item_count: 1 },
      ],
      tags: [{ tag: 'hero', item_count: 1 }],
    })
    await expect(folder(OWNER, 'Deeper', inner.folder_id)).rejects.toEqual(failure('not_found'))
    await expect(folder(OWNER, 'SPRING')).rejects.toEqual(failure('folder_name_taken'))
    const rename = (folderId: string, name: string) =>
      backend.call(library.renameFolder, { folderId, name }, MEMBER)
    expect(await rename(spring.folder_id, 'Summer')).toEqual({ done: true })

    const folderId = spring.folder_id
    await backend.call(library.removeFolder, { folderId }, MEMBER)
    expect((await overview(OWNER)).folders).toEqual([])
    await organize(MEMBER, { item_ids: [item], remove_tags: ['hero'] })
    expect(present((await list(OWNER)).items[0])).toMatchObject({ folder_id: null, tags: [] })
  })

  test('what is in a folder outlives the day after which unused uploads go', async () => {
    const user = await signUp(backend)
    const [filed, loose] = [await upload(user), await upload(user)]
    const { folder_id } = await folder(user, 'Kept')
    await organize(user, { item_ids: [filed], folder_id })
    clock.advance(2 * DAY_MS)
    await sweepUploads(backend.context)
    expect(await idsOf(user)).toEqual([filed])
    expect(await findFile(backend.context.db, loose)).toBeNull()
  })
})

describe('the bin', () => {
  test('takes items out of every list and gives them back as they were', async () => {
    const user = await signUp(backend)
    const { id, creativeId } = await creative(user)
    expect(await act.bin(user, id)).toEqual({ refused: [] })
    expect(await idsOf(user)).toEqual([])
    expect(await idsOf(user, { is_binned: 'true' })).toEqual([id])
    expect((await overview(user)).binned_count).toBe(1)
    const { creatives, gallery } = contract
    expect((await backend.call(creatives.list, {}, user)).creatives).toEqual([])
    expect((await backend.call(gallery.own, {}, user)).items).toEqual([])

    await act.restore(user, id)
    expect(await idsOf(user, { source: 'creative' })).toEqual([id])
    const kept = await backend.call(creatives.list, {}, user)
    expect(kept.creatives.map(({ creative_id }) => creative_id)).toEqual([creativeId])
  })

  test('frees what was deleted for good, at once, with its bytes and its addresses', async () => {
    const user = await signUp(backend)
    const made = await make(user)
    const sent = await upload(user)
    const shown = (await list(user)).items
    await act.remove(user, made, sent)
    expect(await Promise.all(shown.map(statusOf))).toEqual([200, 200])
    await act.bin(user, made, sent)
    await act.remove(user, made, sent)
    expect(await Promise.all(shown.map(statusOf))).toEqual([404, 404])
    expect((await backend.call(contract.tasks.list, {}, user)).tasks).toEqual([])
    expect(await overview(user)).toMatchObject({ binned_count: 0, storage: { size_bytes: 0 } })
  })

  test('frees everything else after 30 days, but bytes that something needs', async () => {
    const user = await signUp(backend)
    const [needed, loose] = [await upload(user), await upload(user)]
    const { db } = backend.context
    const task = await insertTask(db, { teamId: user.teamId, userId: user.userId })
    await db.execute(
      sql`insert into task_inputs (task_id, role, position, file_id) values (${task.id}, 'image', 0, ${needed})`,
    )
    const shown = (await list(user)).items
    await act.bin(user, needed, loose)
    const run = { signal: new AbortController().signal }
    clock.advance((BIN_DAYS - 1) * DAY_MS)
    await sweepBin(backend.context, run)
    await sweepUploads(backend.context)
    expect((await idsOf(user, { is_binned: 'true' })).length).toBe(2)
    clock.advance(DAY_MS + 1)
    await sweepBin(backend.context, run)
    expect(await idsOf(user, { is_binned: 'true' })).toEqual([])
    expect(await findFile(db, needed)).not.toBeNull()
    expect(await findFile(db, loose)).toBeNull()
    expect(shown).toHaveLength(2)
  })
})

describe('[R6.03] who may do what', () => {
  test.each([
    ['OWNER', ['own', 'theirs'], ['own', 'theirs'], true],
    ['ADMIN', ['own', 'theirs'], ['own', 'theirs'], true],
    ['MEMBER', ['own', 'theirs'], ['own'], true],
    ['OUTER_USER', ['own'], ['own'], false],
  ] as const)('%s', async (role, sees, deletes, organizes) => {
    const team = await makeTeam(backend)
    const who = team[role]
    const other = team[present(TEAM_ROLES.find((one) => one !== role))]
    const names = new Map([
      [await upload(who), 'own'],
      [await upload(other), 'theirs'],
    ])
    const all = [...names.keys()]
    const nameOf = (id: string) => names.get(id)
    expect((await idsOf(who, { sort: 'oldest' })).map(nameOf).sort()).toEqual(sees)
    const named = folder(who, 'Mine').then(
      () => true,
      ({ code }) => code,
    )
    expect(await named).toBe(organizes || 'not_permitted')
    const { refused } = await act.bin(who, ...all)
    const left = sees.filter((one) => !deletes.some((deleted) => deleted === one))
    expect(refused.map(nameOf)).toEqual(left)
    expect((await idsOf(who, { is_binned: 'true' })).map(nameOf).sort()).toEqual(deletes)
  })

  test('favorites are somebody’s own', async () => {
    const { OWNER, MEMBER } = await makeTeam(backend)
    const item = await upload(OWNER)
    await star(MEMBER, [item])
    expect(await idsOf(MEMBER, { is_starred: 'true' })).toEqual([item])
    expect(await idsOf(OWNER, { is_starred: 'true' })).toEqual([])
    await star(MEMBER, [item], false)
    expect(await idsOf(MEMBER, { is_starred: 'true' })).toEqual([])
  })

  test('[R6.01] to another team none of it exists', async () => {
    const user = await signUp(backend)
    const stranger = await signUp(backend)
    const item = await upload(user)
    const { folder_id } = await folder(user, 'Ours')
    expect(await idsOf(stranger, { folder_id })).toEqual([])
    await star(stranger, [item])
    await organize(stranger, { item_ids: [item], add_tags: ['theirs'] })
    expect(await act.bin(stranger, item)).toEqual({ refused: [] })
    expect(await list(user)).toMatchObject({ items: [{ tags: [], item_id: item }] })
    const found = failure('not_found')
    await expect(organize(stranger, { item_ids: [item], folder_id })).rejects.toEqual(found)
    const name = 'Theirs'
    const calls = [
      backend.call(library.archive, { item_ids: [item] }, stranger),
      backend.call(library.renameFolder, { folderId: folder_id, name }, stranger),
      backend.call(library.removeFolder, { folderId: folder_id }, stranger),
      folder(stranger, name, folder_id),
    ]
    for (const call of calls) await expect(call).rejects.toEqual(found)
  })

  test('a download has what was asked for, and is not offered for nothing', async () => {
    const user = await signUp(backend)
    const [one, two] = [await upload(user), await upload(user)]
    const archive = (...item_ids: string[]) => backend.call(library.archive, { item_ids }, user)
    expect(await archive(one, two, one)).toMatchObject({ file_count: 2 })
    await expect(archive(uuidv7())).rejects.toEqual(failure('not_found'))
  })
})

const NO_LOOK = {
  logoFileId: null,
  colours: [],
  headingFont: null,
  bodyFont: null,
  toneWords: [],
  legalLine: null,
}
