import { afterAll, beforeAll, expect, test } from 'vitest'
import { ugcAds as rows } from '../../src/backend/modules/ugc-ads/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import { UGC_ADS_MAX } from '../../src/contract/ugc.ts'
import { signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { UGC_PLAN } from '../support/ugc-plan.ts'

const { ugcAds } = contract
const TASK = '01939f5e-0000-7000-8000-000000000001'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ worker: false })
})
afterAll(() => backend.close())

test('[R1.14] an ad that is being made is kept with what was ordered of it, whoever opens it where', async () => {
  const user = await signUp(backend)
  const made = await backend.call(ugcAds.create, { name: ' Cold brew ', plan: UGC_PLAN }, user)
  expect(made).toMatchObject({ name: 'Cold brew', plan: UGC_PLAN })
  const asked = {
    'voice of scene-1': { key: '{"prompt":"Cold brew"}', token: 'a', task_id: TASK },
    'voice of scene-2': { key: '{"prompt":"Order now"}', token: 'b', task_id: null },
  }
  const plan = { ...UGC_PLAN, asked }
  const { ad_id: adId, updated_at: seen_at } = made
  const saved = await backend.call(ugcAds.save, { adId, seen_at, name: 'Brew', plan }, user)
  expect(saved.updated_at > seen_at).toBe(true)
  // Another browser knows of all that was ordered.
  const { plan: opened } = await backend.call(ugcAds.detail, { adId }, user)
  expect(opened).toEqual(plan)
  expect(await backend.call(ugcAds.list, {}, user)).toEqual({
    ads: [{ ad_id: adId, name: 'Brew', scene_count: 1, updated_at: saved.updated_at }],
  })

  // What another tab has saved since is not written over.
  const late = backend.call(ugcAds.save, { adId, seen_at, name: 'Late', plan: UGC_PLAN }, user)
  await expect(late).rejects.toEqual(failure('changed_meanwhile'))
  expect(await backend.call(ugcAds.detail, { adId }, user)).toMatchObject({ plan, name: 'Brew' })

  expect(await backend.call(ugcAds.remove, { adId }, user)).toEqual({ done: true })
  await expect(backend.call(ugcAds.detail, { adId }, user)).rejects.toEqual(failure('not_found'))
})

test('as many are kept as one person looks through, in each team', async () => {
  const user = await signUp(backend)
  const { teamId, userId } = user
  const row = { teamId, userId, name: 'x', plan: UGC_PLAN, updatedAt: new Date() }
  await backend.context.db.insert(rows).values(Array.from({ length: UGC_ADS_MAX }, () => row))
  const more = backend.call(ugcAds.create, { name: 'x', plan: UGC_PLAN }, user)
  await expect(more).rejects.toEqual(failure('drafts_limit_reached'))
})
