import { createServer, type Server } from 'node:http'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createFakeProvider, fakeModels } from '../../../../tests/support/fake-provider.ts'
import { balanceOf, generate, reach } from '../../../../tests/support/generations.ts'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { BASIC_MONTHLY, buy } from '../../../../tests/support/payments.ts'
import { portOf } from '../../../../tests/support/port-of.ts'
import { contract } from '../../../contract/contract.ts'
import { MEBIBYTE } from '../../../contract/limits.ts'
import { openUpload } from './open-upload.ts'

const MAX_BYTES = 100 * MEBIBYTE

let backend: TestBackend
let pictures: Server
let link: string
let picture: Buffer
beforeAll(async () => {
  picture = await makePicture()
  pictures = createServer((_request, response) =>
    response.setHeader('content-type', 'image/png').end(picture),
  )
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', () => listening()))
  const host = `127.0.0.1:${portOf(pictures)}`
  link = `http://${host}/a.png`
  backend = await createTestBackend({
    env: { TEAM_STORAGE_MEGABYTES: '100', LINK_ALLOWED_HOSTS: host },
    replace: { models: fakeModels(createFakeProvider()) },
    worker: true,
  })
})
afterAll(async () => {
  await new Promise((closed) => pictures.close(closed))
  await backend.close()
})

/** Announces a file for a user's team; it counts until they drop it. */
async function announce({ userId, teamId }: SignedUp, sizeBytes: number): Promise<string> {
  const id = uuidv7()
  const context = {
    ...backend.context,
    actor: {
      ...({ kind: 'user', userId, teamId, teamRole: 'OWNER', roles: [] } as const),
      sessionId: 'a session',
    },
    request: { id: 'test', ip: '192.0.2.1', userAgent: '', language: 'en', origin: '' } as const,
  }
  const file = { fileName: 'a.mp4', fileType: 'video/mp4', purpose: 'reference' } as const
  await openUpload(context, { id, sizeBytes, ...file })
  return id
}
const storageOf = async (user: SignedUp) =>
  (await backend.call(contract.teams.detail, { teamId: user.teamId }, user)).storage
const isFull = expect.objectContaining({ code: 'team_storage_full' })

test('a file that does not fit is refused with what is used, and deleting one makes room', async () => {
  const user = await signUp(backend)
  const id = await announce(user, 60 * MEBIBYTE)
  const storage = { used_bytes: 60 * MEBIBYTE, max_bytes: MAX_BYTES }
  expect(await storageOf(user)).toEqual(storage)
  await expect(announce(user, 41 * MEBIBYTE)).rejects.toMatchObject({
    code: 'team_storage_full',
    details: storage,
  })
  await backend.call(contract.uploads.remove, { uploadId: id }, user)
  await announce(user, 41 * MEBIBYTE)
  await announce(await signUp(backend), MAX_BYTES)
})

test('a plan says how much its team may keep', async () => {
  const user = await signUp(backend)
  await buy(backend, user, BASIC_MONTHLY)
  expect((await storageOf(user)).max_bytes).toBe(25 * 1_024 * MEBIBYTE)
  await announce(user, 250 * MEBIBYTE)
})

test('many files at once keep to the limit, announced or fetched from links', {
  tags: ['postgres'],
}, async () => {
  const user = await signUp(backend)
  const tries = Array.from({ length: 20 }, () => announce(user, 9.5 * MEBIBYTE))
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(10)
  await announce(user, 5 * MEBIBYTE - Math.ceil(1.5 * picture.length))
  const fetched = await Promise.allSettled(
    [1, 2, 3].map(() => backend.call(contract.uploads.fromLink, { url: link }, user)),
  )
  expect(fetched.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(fetched).toContainEqual({ status: 'rejected', reason: isFull })
})

test('a full team starts nothing and pays nothing, and what it paid for before is kept', async () => {
  const user = await signUp(backend, { credits: 10 })
  const id = await announce(user, MAX_BYTES)
  await expect(generate(backend, user)).rejects.toEqual(isFull)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 10, held: 0 })

  await backend.call(contract.uploads.remove, { uploadId: id }, user)
  await announce(user, MAX_BYTES - 1)
  const { task_id } = await generate(backend, user)
  expect((await reach(backend, user, task_id, 'SUCCEEDED')).outputs).toHaveLength(1)
  expect((await storageOf(user)).used_bytes).toBeGreaterThan(MAX_BYTES)
})
