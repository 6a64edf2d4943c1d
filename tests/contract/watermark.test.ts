import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removals } from '../../src/backend/modules/watermark/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { MEBIBYTE } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import type { Sender } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { makeMarkedVideo } from '../support/marked-video.ts'
import { makePicture } from '../support/media-files.ts'
import { erasure, newVisitor, sendVideo } from '../support/removals.ts'
import { tusSender } from '../support/tus.ts'

const { watermark } = contract
let backend: HttpBackend
let video: Buffer
let user: SignedUp
beforeAll(async () => {
  backend = await serveTestBackend({ env: { VISITOR_DAILY_CREDITS: '30' } })
  video = await makeMarkedVideo({ seconds: 4 })
  user = await signUp(backend)
})
afterAll(() => backend.close())

const open = async (sender: Sender) => {
  const upload_id = await sendVideo(backend, sender, video)
  return backend.call(watermark.open, { upload_id }, sender)
}
const detail = (token: string, sender: Sender = {}) =>
  backend.call(watermark.detail, { token }, sender)
const freeRuns = async (sender: Sender) =>
  (await backend.call(contract.visitors.freeCheck, {}, sender)).credits
const workFolders = () => readdir(join(backend.context.env.dataDir, 'watermark')).catch(() => [])
const is = (code: string) => expect.objectContaining({ code })

describe('[R6.01] [R5.12] an upload of a visitor', () => {
  const create = async (file: Parameters<ReturnType<typeof tusSender>['create']>[0]) => {
    const visitor = await newVisitor(backend)
    const response = await tusSender(backend, visitor).create(file)
    const body = await response.text()
    return { http: response.status, code: body ? JSON.parse(body).data.code : null }
  }

  test('is taken for the watermark remover alone', async () => {
    const file = { fileName: 'a.mp4', bytes: video }
    expect(await create(file)).toEqual({ http: 401, code: 'not_signed_in' })
    expect(await create({ ...file, purpose: 'watermark' })).toMatchObject({ http: 201 })
  })

  test('is refused before its first byte when it is a picture or larger than 500 MB', async () => {
    const picture = { fileName: 'a.png', bytes: await makePicture(), purpose: 'watermark' }
    expect(await create(picture)).toEqual({ http: 415, code: 'unsupported_media' })
    const large = { fileName: 'a.mp4', bytes: Buffer.alloc(0), purpose: 'watermark' }
    const declaredBytes = 500 * MEBIBYTE + 1
    expect(await create({ ...large, declaredBytes })).toEqual({
      http: 413,
      code: 'media_too_large',
    })
  })

  test.each([
    ['of 3.9 seconds', 'video_too_short', () => makeMarkedVideo({ seconds: 3.9 })],
    ['that is no video', 'unsupported_media', () => Promise.resolve(Buffer.from('no video'))],
    ['that is a picture called a video', 'unsupported_media', () => makePicture()],
    [
      'that ends in the middle',
      'media_unreadable',
      async () => video.subarray(0, video.length / 2),
    ],
  ])('%s is refused as %s', async (_what, code, make) => {
    const visitor = await newVisitor(backend)
    const uploadId = await sendVideo(backend, visitor, await make())
    const view = await backend.call(contract.uploads.detail, { uploadId }, visitor)
    expect(view).toMatchObject({ status: 'refused', error: { code } })
    await expect(backend.call(watermark.open, { upload_id: uploadId }, visitor)).rejects.toEqual(
      is(code),
    )
  })

  test('is seen, used and deleted by nobody else', async () => {
    const visitor = await newVisitor(backend)
    const uploadId = await sendVideo(backend, visitor, video)
    for (const other of [await newVisitor(backend), { token: user.token }]) {
      await expect(backend.call(contract.uploads.detail, { uploadId }, other)).rejects.toEqual(
        is('not_found'),
      )
      await expect(backend.call(contract.uploads.remove, { uploadId }, other)).rejects.toEqual(
        is('not_found'),
      )
      await expect(backend.call(watermark.open, { upload_id: uploadId }, other)).rejects.toEqual(
        is('upload_missing'),
      )
    }
    await backend.call(contract.uploads.remove, { uploadId }, visitor)
    await expect(backend.call(contract.uploads.detail, { uploadId }, visitor)).rejects.toEqual(
      is('not_found'),
    )
  })
})

describe('the link of a removal', () => {
  test('is a secret of 256 bits that is stored as a hash only', async () => {
    const { token } = await open(await newVisitor(backend))
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify(await backend.context.db.select().from(removals))
    expect(rows).not.toContain(token)
    expect(rows).toContain(createHash('sha256').update(token).digest('base64url'))
  })

  test('opens a visitor’s removal from anywhere, and nothing when it is guessed', async () => {
    const { token, removal_id } = await open(await newVisitor(backend))
    expect((await detail(token)).removal_id).toBe(removal_id)
    await expect(detail('A'.repeat(43))).rejects.toEqual(is('not_found'))
    await expect(detail('short')).rejects.toEqual(is('invalid_input'))
  })

  test('opens a user’s removal to nobody but the user', async () => {
    const { token } = await open({ token: user.token })
    await detail(token, { token: user.token })
    const others = [{}, await newVisitor(backend), { token: (await signUp(backend)).token }]
    for (const other of others) {
      await expect(detail(token, other)).rejects.toEqual(is('not_found'))
      for (const endpoint of [watermark.start, watermark.detect, watermark.preview]) {
        const code = 'visitorToken' in other || 'token' in other ? 'not_found' : 'not_signed_in'
        await expect(backend.call(endpoint, erasure(token), other)).rejects.toEqual(is(code))
      }
      await expect(backend.call(watermark.remove, { token }, other)).rejects.toEqual(
        is('not_found'),
      )
    }
  })

  test('is a new one when the upload is opened again, and the removal is the same', async () => {
    const visitor = await newVisitor(backend)
    const upload_id = await sendVideo(backend, visitor, video)
    const first = await backend.call(watermark.open, { upload_id }, visitor)
    const second = await backend.call(watermark.open, { upload_id }, visitor)
    expect(second.removal_id).toBe(first.removal_id)
    await expect(detail(first.token)).rejects.toEqual(is('not_found'))
    await detail(second.token)
  })
})

test('deleting a removal stops its run, and takes its files and its link', async () => {
  const visitor = await newVisitor(backend)
  const { token, video: source } = await open(visitor)
  await backend.call(watermark.start, erasure(token), visitor)
  await backend.call(watermark.remove, { token }, visitor)
  await expect(detail(token)).rejects.toEqual(is('not_found'))
  const response = await backend.app.request(
    source.url,
    {},
    { ip: '127.0.0.1', origin: 'http://localhost' },
  )
  expect(response.status).toBe(404)
  expect(await freeRuns(visitor)).toBe(30)
  await waitFor(async () => (await workFolders()).length === 0, 'the folder to be removed')
})
