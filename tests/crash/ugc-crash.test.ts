// @module-tag postgres
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { UgcAd } from '../../src/contract/endpoints/ugc-ads.ts'
import { isFinished } from '../../src/contract/generation.ts'
import { waitFor } from '../support/conditions.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { present } from '../support/present.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { readyPlan } from '../support/ugc-plan.ts'
import { type CrashableServer, openCrashableServer } from './crashable-server.ts'
import { killPoints } from './kill-points.ts'

const { ugcAds, tasks, credits } = contract
const RECOVERY_MS = 60_000
const TIMEOUT_MS = 2 * RECOVERY_MS

let server: CrashableServer
let picture: { output_id: string }
beforeAll(async () => {
  const video = join(await temporaryFolder('ugc'), 'shot.mp4')
  await writeFile(video, await makePlainVideo(1))
  server = await openCrashableServer({ CRASH_MODELS: 'ugc', CRASH_VIDEO: video })
  await server.start()
  picture = { output_id: await makePhoto() }
}, TIMEOUT_MS)
afterAll(() => server.remove())
afterEach(async () => {
  expect(await server.verifyLedger()).toEqual([{ ledger: 'adds up' }])
})

async function makePhoto(): Promise<string> {
  const { task_id: taskId } = await server.call(tasks.create, {
    ...{ workflow_type: 'text_to_image', prompt: 'Ada', model: 'adloom-studio-image' },
  })
  let found = await server.call(tasks.detail, { taskId })
  const isThere = async () => {
    found = await server.call(tasks.detail, { taskId })
    return isFinished(found.status)
  }
  await waitFor(isThere, 'the photo', { timeoutMs: RECOVERY_MS })
  return present(found.outputs[0]).output_id
}

/** Ordered and not yet written down, written down and not yet looked at again, made and not yet settled. */
const POINTS = killPoints({
  embedded: ['created.before_commit:2', 'ugc_ad.looked:2'],
  either: ['created.after_commit:4', 'run.stored_before_settle:3'],
})

test.each(POINTS)(
  '[R1.14] killed at %s, an ad is made to its end, each part once',
  async (point) => {
    const before = await server.call(credits.balance, {})
    const known = (await server.call(tasks.list, {})).total
    const ad = await server.call(ugcAds.create, { name: 'Brew', plan: readyPlan(picture) })
    await server.arm(point)
    const { ad_id: adId, updated_at: seen_at } = ad
    await server.call(ugcAds.make, { adId, seen_at, until: 'film', credits_max: 100 })
    await server.died()
    await server.startLater()

    const { run, orders } = await ended(adId)
    expect(run).toMatchObject({ status: 'DONE', error: null })
    expect(Object.keys(orders)).toHaveLength(7)
    expect((await server.call(tasks.list, {})).total - known).toBe(7)
    const { balance, held } = await server.call(credits.balance, {})
    expect([before.balance - balance, held]).toEqual([run?.credits_charged, 0])
  },
  TIMEOUT_MS,
)

async function ended(adId: string): Promise<UgcAd> {
  let ad: UgcAd | undefined
  const isOver = async () => {
    ad = await server.call(ugcAds.detail, { adId })
    return ad.run?.status !== 'RUNNING'
  }
  await waitFor(isOver, 'the ad to come to its end', { timeoutMs: RECOVERY_MS })
  return present(ad)
}
