import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPackJob } from '../../src/backend/modules/export-packs/run-pack.job.ts'
import { runPack } from '../../src/backend/modules/export-packs/run-pack.ts'
import { sweepPacks } from '../../src/backend/modules/export-packs/sweep-packs.ts'
import * as tables from '../../src/backend/modules/export-packs/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import type { Campaign } from '../../src/contract/endpoints/campaigns.ts'
import type { ExportPack } from '../../src/contract/endpoints/export-packs.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { waitFor } from '../support/conditions.ts'
import { makeCreative } from '../support/creatives.ts'
import { createFakeProvider, type FakeProvider, fakeModels } from '../support/fake-provider.ts'
import { failure } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { makeTeam } from '../support/teams.ts'
import { zipEntries } from '../support/zip-entries.ts'

const { campaigns, creatives, exportPacks } = contract
const FORMATS = ['meta.feed.image@4:5', 'google.display.300x250@300:250', 'youtube.bumper@16:9']
/** A spreadsheet would execute it. */
const TITLE = '=HYPERLINK("http://x")'

let backend: TestBackend
let engine: FakeProvider
let team: Awaited<ReturnType<typeof makeTeam>>
let stranger: SignedUp
let creativeId: string
let campaign: Campaign

beforeAll(async () => {
  engine = createFakeProvider()
  backend = await createTestBackend({
    worker: true,
    env: { PLAN_SEATS: '9' },
    replace: { models: fakeModels(engine) },
  })
  team = await makeTeam(backend)
  stranger = await signUp(backend)
  creativeId = await makeCreative(backend, team.MEMBER, { prompt: TITLE })
  campaign = await backend.call(
    campaigns.create,
    { app_name: 'Spring sale', texts: { headline: '-20% <b>today</b>' } },
    team.MEMBER,
  )
})
afterAll(() => backend.close())

const order = (formats: string[]) => ({
  campaign_id: campaign.id,
  creative_ids: [creativeId],
  formats,
  texts: campaign.texts,
})

async function ready(packId: string): Promise<ExportPack> {
  const look = () => backend.call(exportPacks.detail, { packId }, team.OWNER)
  await waitFor(async () => (await look()).pack.status === 'SUCCEEDED', 'the pack', { everyMs: 20 })
  return (await look()).pack
}

describe('a campaign', () => {
  test('[R3.11] says what it advertises and to whom, and somebody who saw an older state changes nothing', async () => {
    const facts: InputOf<typeof campaigns.save> = {
      ...campaign,
      campaignId: campaign.id,
      ad_goal: 'sales',
      platforms: ['meta', 'tiktok'],
      core_selling_point_material_keywords: [{ core_selling_point: 'Half the weight' }],
      seen_at: campaign.updated_at,
    }
    const saved = await backend.call(campaigns.save, facts, team.ADMIN)
    expect(saved).toMatchObject({ ad_goal: 'sales', platforms: ['meta', 'tiktok'] })
    const late = backend.call(campaigns.save, { ...facts, app_name: 'Lost' }, team.MEMBER)
    await expect(late).rejects.toEqual(failure('changed_meanwhile'))
    const listed = await backend.call(campaigns.list, {}, team.OWNER)
    expect(listed.campaigns).toEqual([saved])
  })

  test('has creatives that are put into it, and loses none of them when it is deleted', async () => {
    const { id } = await backend.call(campaigns.create, { app_name: 'Short' }, team.MEMBER)
    const into = { creative_ids: [creativeId], campaign_id: id }
    await backend.call(creatives.move, into, team.ADMIN)
    const inside = () => backend.call(creatives.list, { campaign_id: id }, team.OWNER)
    expect((await inside()).creatives.map((one) => one.creative_id)).toEqual([creativeId])
    const { campaigns: counts } = await backend.call(creatives.filters, {}, team.OWNER)
    expect(counts).toEqual([{ campaign_id: id, creative_count: 1 }])
    await backend.call(campaigns.remove, { campaignId: id }, team.MEMBER)
    const kept = await backend.call(creatives.detail, { creativeId }, team.OWNER)
    expect(kept.campaign_id).toBeNull()
  })

  test('[R7.09] takes in what is saved with its id, and another team’s id changes nothing', async () => {
    const foreign = await backend.call(campaigns.create, { app_name: 'Theirs' }, stranger)
    const { task_id, url } = await backend.call(creatives.detail, { creativeId }, team.OWNER)
    const save = (app_id: string) =>
      backend.call(
        creatives.save,
        {
          log_id: task_id,
          app_id,
          generation_method: 'MY_CREATION',
          image_creative: { image_url: url },
        },
        team.MEMBER,
      )
    const place = async () =>
      (await backend.call(creatives.detail, { creativeId }, team.OWNER)).campaign_id
    await save(foreign.id)
    expect(await place()).toBeNull()
    await save(campaign.id)
    expect(await place()).toBe(campaign.id)
  })
})

describe('an export pack', () => {
  test('[R2.53] has each creative in each shape that takes it, no file that its placement refuses, and a manifest', async () => {
    const { pack_id, files_total } = await backend.call(
      exportPacks.start,
      order(FORMATS),
      team.MEMBER,
    )
    // Images are left out of video-only placements.
    expect(files_total).toBe(2)
    const pack = await ready(pack_id)
    expect(pack).toMatchObject({ title: 'Spring sale', files_made: 2, files_left_out: 0 })
    const response = await backend.app.request(present(pack.url))
    const entries = zipEntries(Buffer.from(await response.arrayBuffer()))
    const names = entries.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['manifest.json', 'manifest.csv', 'texts.csv'])
    const sizes = await Promise.all(
      entries.slice(3).map(async ({ bytes }) => {
        const { width, height } = await sharp(bytes).metadata()
        return [width, height, bytes.length < 153_600]
      }),
    )
    expect(sizes).toEqual([
      [1080, 1350, true],
      [300, 250, true],
    ])
    const [json, csv, texts] = entries.map(({ bytes }) => bytes.toString('utf8'))
    expect(JSON.parse(present(json)).files.map((file: { file: string }) => file.file)).toEqual(
      names.slice(3),
    )
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).not.toMatch(/(^|,)"?=/m)
    expect(texts).toContain("meta,meta.feed.image,headline,'-20% <b>today</b>,17,255,fits")
  })

  test('that a crash cut short goes on with the files it does not have', async () => {
    const { pack_id: packId } = await backend.call(exportPacks.start, order(FORMATS), team.MEMBER)
    await ready(packId)
    const { db, queue } = backend.context
    const isAtWork = async () => (await queue.unfinishedKeys(db, runPackJob)).has(packId)
    await waitFor(async () => !(await isAtWork()), 'its job to end', { everyMs: 20 })
    const isLast = eq(tables.exportFiles.format, 'google.display.300x250@300:250')
    await db.update(tables.exportFiles).set({ state: 'waiting' }).where(isLast)
    await db
      .update(tables.exportPacks)
      .set({ status: 'RUNNING' })
      .where(eq(tables.exportPacks.id, packId))
    const before = engine.requests.length
    const job = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
    await runPack(backend.context, { packId }, job)
    expect(engine.requests.slice(before).map(({ width, height }) => [width, height])).toEqual([
      [300, 250],
    ])
    await ready(packId)
  })

  test('that is deleted is no longer there, nor are its files', async () => {
    const { pack_id: packId } = await backend.call(exportPacks.start, order(FORMATS), team.MEMBER)
    const { url } = await ready(packId)
    await backend.call(exportPacks.remove, { packId }, team.MEMBER)
    expect((await backend.app.request(present(url))).status).toBe(404)
    await waitFor(async () => {
      await sweepPacks(backend.context)
      return (await backend.context.storage.sizeBytes(`exports/${packId}/0`)) === null
    }, 'its files to go')
    const { packs: listed } = await backend.call(exportPacks.list, {}, team.OWNER)
    expect(listed.map((pack) => pack.pack_id)).not.toContain(packId)
  })

  test.each([
    ['a placement that does not exist', ['meta.billboard@1:1'], 'unknown'],
    ['only placements for videos', ['youtube.bumper@16:9'], 'no_file'],
  ])('of %s is refused', async (_what, formats, rule) => {
    const start = backend.call(exportPacks.start, order(formats), team.MEMBER)
    await expect(start).rejects.toEqual(failure('invalid_input', { field: 'formats', rule }))
  })

  test('has an address that nobody can make up', async () => {
    const { packs: listed } = await backend.call(exportPacks.list, {}, team.OWNER)
    const url = present(listed.find((pack) => pack.url)?.url)
    expect((await backend.app.request(url.replace(/sig=./, 'sig=!'))).status).toBe(404)
  })
})

test('[R6.03] to guests, people of other teams and visitors the team’s campaigns and packs do not exist', async () => {
  const { packs: listed } = await backend.call(exportPacks.list, {}, team.OWNER)
  const packId = present(listed[0]).pack_id
  const calls: [Endpoint, Record<string, unknown>][] = [
    [campaigns.save, { ...campaign, campaignId: campaign.id, seen_at: campaign.updated_at }],
    [campaigns.remove, { campaignId: campaign.id }],
    [creatives.move, { creative_ids: [creativeId], campaign_id: campaign.id }],
    [exportPacks.start, order(FORMATS)],
    [exportPacks.detail, { packId }],
    [exportPacks.remove, { packId }],
  ]
  const statuses = async (sender: Sender) =>
    Promise.all(
      calls.map(async ([endpoint, input]) => (await backend.send(endpoint, input, sender)).status),
    )
  expect(await statuses(stranger)).toEqual(calls.map(() => 404))
  expect(await statuses(team.OUTER_USER)).toEqual(calls.map(() => 404))
  expect(await statuses({})).toEqual(calls.map(() => 401))
  for (const endpoint of [campaigns.list, campaigns.create, exportPacks.list]) {
    expect((await backend.send(endpoint, { app_name: 'Mine' }, team.OUTER_USER)).status).toBe(404)
    expect((await backend.send(endpoint, { app_name: 'Mine' }, {})).status).toBe(401)
  }
})
