// @module-tag postgres
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { waitFor } from '../support/conditions.ts'
import { filesBelow } from '../support/folder-size.ts'
import { makeMarkedVideo, makeSlowVideo } from '../support/marked-video.ts'
import { erasure } from '../support/removals.ts'
import { tusSender } from '../support/tus.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'
import { killPoints } from './kill-points.ts'

const { watermark } = contract
const RECOVERY_MS = 90_000

let server: CrashableServer
let short: Buffer
/** Long enough for two segments. */
let long: Buffer
beforeAll(async () => {
  short = await makeSlowVideo()
  long = await makeMarkedVideo({ seconds: 22 })
  server = await openCrashableServer({ VISITOR_DAILY_CREDITS: '0' })
  await server.start()
}, 90_000)
afterAll(() => server.remove())

async function openRemoval(bytes: Buffer): Promise<string> {
  const file = { fileName: 'a.mp4', bytes, fileType: 'video/mp4', purpose: 'watermark' }
  const upload_id = await tusSender(server, server.token()).send(file)
  const isReady = async () =>
    (await server.call(contract.uploads.detail, { uploadId: upload_id })).status === 'ready'
  await waitFor(isReady, 'the upload to be ready')
  return (await server.call(watermark.open, { upload_id })).token
}

const detail = (token: string) => server.call(watermark.detail, { token })
const below = async (folder: string) => Object.keys(await filesBelow(join(server.dataDir, folder)))
const balance = async () => (await server.call(contract.credits.balance, {})).balance
const start = (token: string) =>
  server.call(watermark.start, { ...erasure(token), credits_max: 10 })

/** The run has ended well, was paid once, stored once, and left nothing behind. */
async function expectOneResult(token: string, balanceBefore: number): Promise<void> {
  let view = await detail(token)
  const hasEnded = async () => {
    view = await detail(token)
    return view.run !== null && view.run.status !== 'RUNNING' && view.run.status !== 'CREATED'
  }
  await waitFor(hasEnded, 'the run to end', { timeoutMs: RECOVERY_MS })
  expect(view.run).toMatchObject({ status: 'SUCCEEDED', credits: 1 })
  expect(view.result?.duration_seconds).toBeCloseTo(view.video.duration_seconds, 1)
  expect((await fetch(view.result?.url ?? '')).status).toBe(200)
  expect(await balance()).toBe(balanceBefore - 1)
  expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
  const isClean = async () => (await below('watermark')).length === 0
  await waitFor(isClean, 'the work folder to be removed', { timeoutMs: 90_000 })
}

test.each(
  killPoints({
    embedded: ['watermark.created', 'watermark.stored_before_settle'],
    either: [
      'watermark.created_before_commit',
      'watermark.started',
      'watermark.rendered_before_store',
      'watermark.settled',
    ],
  }),
)(
  'killed at %s, a run finishes once and is charged once',
  async (point) => {
    const token = await openRemoval(short)
    const before = await balance()
    const stored = (await below('storage')).length
    await server.arm(point)
    // The answer may die with the process; whoever got none looks and asks again.
    await start(token).catch(() => undefined)
    await server.died()
    await server.startLater()
    if (!(await detail(token)).run) await start(token)
    await expectOneResult(token, before)
    expect((await below('storage')).filter((path) => path.endsWith('original'))).toHaveLength(
      stored / 5 + 1,
    )
  },
  240_000,
)

test('killed in the middle of the work, a run goes on from its finished segments', async () => {
  const token = await openRemoval(long)
  const before = await balance()
  await start(token)
  const segments = async () => (await below('watermark')).filter((path) => path.endsWith('.ts'))
  await waitFor(async () => (await segments()).length > 0, 'a finished segment', {
    timeoutMs: RECOVERY_MS,
  })
  await server.kill()
  await server.startLater()
  await expectOneResult(token, before)
}, 240_000)

test('a run that is cancelled while nobody works on it is not taken up again', async () => {
  const token = await openRemoval(short)
  const before = await balance()
  await server.arm('watermark.started')
  await start(token).catch(() => undefined)
  await server.died()
  await server.startLater()
  const work_id = (await detail(token)).run?.work_id ?? ''
  await server.call(watermark.cancel, { token, work_id })
  const isClean = async () => (await below('watermark')).length === 0
  await waitFor(isClean, 'the work folder to be removed', { timeoutMs: 90_000 })
  expect((await detail(token)).run?.status).toBe('CANCELLED')
  expect(await balance()).toBe(before)
  expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
}, 240_000)
