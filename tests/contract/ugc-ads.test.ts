import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderError } from '../../src/backend/generation/provider.ts'
import { operatorActions } from '../../src/backend/modules/audit/tables.ts'
import { ugcAds as rows } from '../../src/backend/modules/ugc-ads/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { UgcAd } from '../../src/contract/endpoints/ugc-ads.ts'
import { isFinished } from '../../src/contract/generation.ts'
import { UGC_ADS_MAX } from '../../src/contract/ugc.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { balanceOf, failure, storePicture } from '../support/generations.ts'
import { makePlainVideo } from '../support/plain-video.ts'
import { present } from '../support/present.ts'
import { type Trouble, ugcModels } from '../support/ugc-models.ts'
import { readyPlan, UGC_PLAN } from '../support/ugc-plan.ts'

const { ugcAds } = contract

/** Lets a test delay or fail the next part. */
let trouble: Trouble = () => undefined

let backend: TestBackend
beforeAll(async () => {
  const models = ugcModels(await makePlainVideo(1), (request) => trouble(request))
  backend = await createTestBackend({
    ...{ worker: true, replace: { models } },
    env: { PLAN_CONCURRENCY: '5' },
  })
})
afterAll(() => backend.close())

async function begin(user: SignedUp) {
  const picture = { output_id: await storePicture(backend, user) }
  return backend.call(ugcAds.create, { name: 'Brew', plan: readyPlan(picture) }, user)
}
const make = (user: SignedUp, ad: UgcAd, more: Partial<InputOf<typeof ugcAds.make>> = {}) =>
  backend.call(
    ugcAds.make,
    { adId: ad.ad_id, seen_at: ad.updated_at, until: 'film', credits_max: 100, ...more },
    user,
  )
async function ended(user: SignedUp, { ad_id: adId }: UgcAd): Promise<UgcAd> {
  let ad: UgcAd | undefined
  await waitFor(
    async () => {
      ad = await backend.call(ugcAds.detail, { adId }, user)
      return ad.run?.status !== 'RUNNING'
    },
    'the ad to come to its end',
    { timeoutMs: 100_000 },
  )
  return present(ad)
}
const tasksOf = async (user: SignedUp) =>
  (await backend.call(contract.tasks.list, { limit: 50 }, user)).tasks

test('[R1.14] an ad that is being made is kept, whoever opens it where', async () => {
  const user = await signUp(backend)
  const made = await backend.call(ugcAds.create, { name: ' Cold brew ', plan: UGC_PLAN }, user)
  expect(made).toMatchObject({ name: 'Cold brew', plan: UGC_PLAN, orders: {}, run: null })
  const plan = { ...UGC_PLAN, end_card: 'Brew' }
  const { ad_id: adId, updated_at: seen_at } = made
  const saved = await backend.call(ugcAds.save, { adId, seen_at, name: 'Brew', plan }, user)
  expect(saved.updated_at > seen_at).toBe(true)
  expect(await backend.call(ugcAds.detail, { adId }, user)).toMatchObject({ plan })
  expect(await backend.call(ugcAds.list, {}, user)).toEqual({
    ads: [
      {
        ...{ ad_id: adId, name: 'Brew', scene_count: 1, run_status: null },
        updated_at: saved.updated_at,
      },
    ],
  })

  // Changes saved by another tab since then aren't overwritten.
  const late = backend.call(ugcAds.save, { adId, seen_at, name: 'Late', plan: UGC_PLAN }, user)
  await expect(late).rejects.toEqual(failure('changed_meanwhile'))
  expect(await backend.call(ugcAds.detail, { adId }, user)).toMatchObject({ plan, name: 'Brew' })

  expect(await backend.call(ugcAds.remove, { adId }, user)).toEqual({ done: true })
  await expect(backend.call(ugcAds.detail, { adId }, user)).rejects.toEqual(failure('not_found'))
})

test('[R1.14] an ad is made to its end by one press, each part once, for what was told', async () => {
  const user = await signUp(backend, { credits: 200 })
  const ad = await begin(user)
  expect((await make(user, ad)).run).toMatchObject({ status: 'RUNNING', credits_max: 100 })
  // A second press at the same moment starts nothing.
  await make(user, ad)
  const { run, orders } = await ended(user, ad)
  expect(run).toMatchObject({ status: 'DONE', error: null, until: 'film' })
  expect(Object.keys(orders).toSorted()).toEqual(
    ['end card', 'film', ...['1', '2', '3'].map((at) => `shot of scene-${at}`)].concat(
      ...['voice of scene-1', 'voice of scene-3'],
    ),
  )
  const made = await tasksOf(user)
  const film = present(made.find(({ workflow_type }) => workflow_type === 'timeline'))
  expect([made.length, film.task_id, film.status]).toEqual([
    ...[7, orders.film?.task_id, 'SUCCEEDED'],
  ])
  const charged = made.reduce((sum, task) => sum + task.credits_charged, 0)
  expect(run?.credits_charged).toBe(charged)
  expect(await balanceOf(backend, user)).toMatchObject({ balance: 200 - charged, held: 0 })
  // Nothing is missing, so another press orders nothing.
  expect((await make(user, ad)).run?.status).toBe('DONE')
  const stated = await backend.context.db
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.userId, user.userId))
  expect(stated.map(({ details }) => details.person)).toEqual(['Ada Lovelace', 'Ada Lovelace'])
}, 120_000)

test('[R1.14] what failed is said and not charged, and a further press makes it alone', async () => {
  const user = await signUp(backend, { credits: 200 })
  const ad = await begin(user)
  trouble = ({ workflowType }) => {
    if (workflowType === 'digital_person') throw new ProviderError('content_blocked', 'no')
  }
  await make(user, ad)
  const { run, orders } = await ended(user, ad)
  trouble = () => undefined
  expect(run).toMatchObject({
    ...{ status: 'STOPPED', failed_part: 'shot of scene-1' },
    error: { code: 'content_blocked' },
  })
  expect(orders.film).toBeUndefined()
  const before = await tasksOf(user)
  expect(run?.credits_charged).toBe(before.reduce((sum, task) => sum + task.credits_charged, 0))
  await make(user, ad)
  expect((await ended(user, ad)).run?.status).toBe('DONE')
  const more = (await tasksOf(user)).slice(0, -before.length)
  expect(more.map(({ workflow_type }) => workflow_type).toSorted()).toEqual([
    ...['digital_person', 'digital_person', 'timeline'],
  ])
}, 120_000)

test('[R1.14] one that is stopped orders nothing more; what is being made is finished and paid', async () => {
  const user = await signUp(backend, { credits: 200 })
  const ad = await begin(user)
  const gate = Promise.withResolvers<void>()
  trouble = () => gate.promise
  await make(user, ad)
  await waitFor(
    async () => (await tasksOf(user)).some(({ status }) => status === 'RUNNING'),
    'work',
  )
  const stopped = await backend.call(ugcAds.stop, { adId: ad.ad_id }, user)
  expect(stopped.run?.status).toBe('CANCELLED')
  const ordered = await tasksOf(user)
  gate.resolve()
  trouble = () => undefined
  const isOver = async () => (await tasksOf(user)).every(({ status }) => isFinished(status))
  await waitFor(isOver, 'all that was ordered to end')
  const made = await tasksOf(user)
  expect(made.map(({ task_id }) => task_id)).toEqual(ordered.map(({ task_id }) => task_id))
  expect(made.map(({ workflow_type }) => workflow_type)).not.toContain('timeline')
  for (const { status, credits, credits_charged } of made)
    expect([status, credits_charged]).toEqual(
      status === 'CANCELLED' ? [status, 0] : ['SUCCEEDED', credits],
    )
}, 120_000)

test('[R1.14] nothing is begun without consent, for more than was told, or for credits that are not there', async () => {
  const user = await signUp(backend, { credits: 3 })
  const ad = await begin(user)
  await expect(make(user, ad, { credits_max: 2 })).rejects.toEqual(failure('price_changed'))
  await expect(make(user, ad)).rejects.toMatchObject({ code: 'insufficient_credits' })
  const { ad_id: adId, updated_at: seen_at, name } = ad
  const plan = { ...ad.plan, has_agreed: false }
  const { updated_at } = await backend.call(ugcAds.save, { adId, seen_at, name, plan }, user)
  await expect(make(user, ad)).rejects.toEqual(failure('changed_meanwhile'))
  await expect(make(user, { ...ad, updated_at })).rejects.toEqual(failure('consent_missing'))
  expect(await tasksOf(user)).toEqual([])
})

test('as many are kept as one person looks through, in each team', async () => {
  const user = await signUp(backend)
  const { teamId, userId } = user
  const row = { teamId, userId, name: 'x', plan: UGC_PLAN, updatedAt: new Date() }
  await backend.context.db.insert(rows).values(Array.from({ length: UGC_ADS_MAX }, () => row))
  const more = backend.call(ugcAds.create, { name: 'x', plan: UGC_PLAN }, user)
  await expect(more).rejects.toEqual(failure('drafts_limit_reached'))
})
