import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFile } from '../../src/backend/modules/files/index.ts'
import { seenAds as rows } from '../../src/backend/modules/seen-ads/tables.ts'
import { releaseUploads } from '../../src/backend/modules/tasks/needed-files.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { TeamRole } from '../../src/contract/team-roles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { failure, generate } from '../support/generations.ts'
import { makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { openStandInShop, type StandInShop } from '../support/stand-in-shop.ts'
import { makeTeam } from '../support/teams.ts'

const { seenAds } = contract

/** Six parts of blue, three of white, one of red. */
const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400"
  height="500" fill="#1f6bff"/><rect y="300" width="400" height="150" fill="#fff"/><rect y="450"
  width="400" height="50" fill="#d92d3a"/></svg>`
const html = (head: string) => ({ body: `<html><head>${head}</head></html>`, type: 'text/html' })
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`

let shop: StandInShop
let backend: TestBackend
let team: Record<TeamRole, SignedUp>
beforeAll(async () => {
  const poster = await sharp(Buffer.from(POSTER)).png().toBuffer()
  const icon = await sharp(poster).resize(32, 32).png().toBuffer()
  shop = await openStandInShop({
    '/poster.png': { body: poster, type: 'image/png' },
    '/poster': { body: poster, type: 'image/png' },
    '/icon.png': { body: icon, type: 'image/png' },
    '/spot.mp4': { body: await makeVideo({ seconds: 1 }), type: 'video/mp4' },
    '/ad': html(
      og('title', 'Sea for all | Ads of the year') +
        og('site_name', 'Ads of the year') +
        og('description', 'A poster by &lt;b&gt;Kaze&lt;/b&gt;') +
        og('image', '/icon.png') +
        og('image', '/poster.png'),
    ),
    '/film': html(og('title', 'Spot') + og('video', '/spot.mp4') + og('image', '/poster.png')),
    '/player': html(og('title', 'Spot') + og('video', '/embed/1') + og('image', '/icon.png')),
  })
  backend = await createTestBackend({ env: { LINK_ALLOWED_HOSTS: shop.host, PLAN_SEATS: '9' } })
  team = await makeTeam(backend)
})
beforeEach(async () => {
  shop.asked.length = 0
  await backend.context.db.delete(rows)
})
afterAll(async () => {
  await backend.close()
  await shop.close()
})

const at = (path: string) => `http://${shop.host}${path}`
const put = (path: string, sender: Sender = team.MEMBER) =>
  backend.call(seenAds.add, { source: { url: at(path) } }, sender)
const add = async (path: string) => (await put(path)).ad
const list = (query: InputOf<typeof seenAds.list> = {}, sender: Sender = team.OWNER) =>
  backend.call(seenAds.list, query, sender)
const upload = async () =>
  (await backend.call(contract.uploads.fromLink, { url: at('/poster.png') }, team.MEMBER)).upload_id
const FIELDS = {
  ...{ title: 'Sea', words: '', note: '', advertiser: '', platform: null, tags: [], rating: null },
}
const save = (adId: string, change: Partial<InputOf<typeof seenAds.save>> = {}) =>
  backend.call(seenAds.save, { ...FIELDS, ...change, adId }, team.MEMBER)
const isStored = async (fileId: string) => (await findFile(backend.context.db, fileId)) !== null

describe('[R1.14] an ad by its address', () => {
  test('is kept with picture, words, palette, format and the placements it fits', async () => {
    const ad = await add('/ad')
    expect(ad).toMatchObject({
      read: 'page',
      title: 'Sea for all',
      site: 'Ads of the year',
      description: 'A poster by Kaze',
      media: { kind: 'image', width: 400, height: 500, aspect_ratio: '4:5' },
    })
    expect(ad.palette).toEqual([
      { colour: '#1f6bff', name: 'blue', share: expect.closeTo(0.6, 1) },
      { colour: '#ffffff', name: 'white', share: expect.closeTo(0.3, 1) },
      {
        colour: expect.stringMatching(/^#d[\da-f]2[\da-f]3[\da-f]$/),
        name: 'red',
        share: expect.closeTo(0.1, 1),
      },
    ])
    expect(ad.placements).toContain('meta.feed.image')
    expect(ad.placements).not.toContain('meta.feed.video')
    expect(await list()).toMatchObject({ ads: [{ ad_id: ad.ad_id }], total: 1 })
  })

  test('may be a film, with its length; a player that is a page of its own is none', async () => {
    expect(await add('/film')).toMatchObject({
      media: { kind: 'video', duration_seconds: 1, has_audio: false },
    })
    expect(await add('/player')).toMatchObject({ read: 'empty', title: 'Spot', media: null })
  })

  test.each(['/poster.png', '/poster'])('%s is a picture itself', async (path) => {
    expect(await add(path)).toMatchObject({ read: 'media', media: { aspect_ratio: '4:5' } })
  })

  test.each([
    ['/nothing', 'empty', null],
    ['/gone', 'failed', 'page_unreachable'],
    ['/lies.png', 'failed', 'page_not_html'],
    ['/huge', 'failed', 'page_too_large'],
  ] as const)('%s shows nothing and is kept all the same', async (path, read, error_code) => {
    const ad = await add(path)
    expect(ad).toMatchObject({ read, error_code, media: null, palette: [], placements: [] })
    expect(await put(path)).toMatchObject({ ad: { ad_id: ad.ad_id }, is_known: true })
    expect(shop.asked.filter((url) => url === path)).toHaveLength(2)
  })

  test('that has its picture is not asked for again', async () => {
    const { ad_id } = await add('/ad')
    const asked = shop.asked.length
    expect(await put('/ad', team.OWNER)).toMatchObject({ ad: { ad_id }, is_known: true })
    expect(shop.asked).toHaveLength(asked)
  })

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'page_refused'],
    ['http://169.254.169.254/a.png', 'page_refused'],
    ['javascript:alert(1)', 'page_invalid'],
    ['javascript:a.png', 'page_invalid'],
  ] as const)('%s is neither asked for nor kept', async (url, code) => {
    const adding = backend.call(seenAds.add, { source: { url } }, team.MEMBER)
    await expect(adding).rejects.toEqual(failure(code))
    expect(await list()).toMatchObject({ ads: [], total: 0 })
  })
})

test('[R1.14] an upload gives a link its picture; what others say meanwhile is not written over', async () => {
  const { ad_id: adId, changed_at: seen_at } = await add('/nothing')
  const picture = { upload_id: await upload() }
  const saved = await save(adId, { seen_at, picture, note: 'Calm', tags: ['sea', 'sea', 'summer'] })
  expect(saved).toMatchObject({
    media: { aspect_ratio: '4:5' },
    palette: [{ name: 'blue' }, { name: 'white' }, { name: 'red' }],
    tags: ['sea', 'summer'],
  })
  await expect(save(adId, { seen_at })).rejects.toEqual(failure('changed_meanwhile'))
  expect(await list()).toMatchObject({ ads: [{ note: 'Calm' }], tags: ['sea', 'summer'] })
})

test('[R1.14] the board is searched and narrowed by everything that is known of an ad, page by page', async () => {
  const poster = await add('/ad')
  const film = await add('/film')
  const bare = await add('/nothing')
  await save(poster.ad_id, { words: 'Ahoi 50%', platform: 'meta', tags: ['sea'], rating: 4 })
  const found = async (query: InputOf<typeof seenAds.list>) =>
    (await list(query)).ads.map(({ ad_id }) => ad_id)
  for (const query of [
    { search: 'ahoi 50%' },
    { search: 'KAZE' },
    { platform: 'meta' },
    { colour: 'red' },
    { tag: 'sea' },
    { rating: 4 },
    { type: 'image', ratio: '4:5' },
  ] as const)
    expect(await found(query), JSON.stringify(query)).toEqual([poster.ad_id])
  expect(await found({ length: 'six' })).toEqual([film.ad_id])
  for (const query of [{ search: '5_' }, { length: 'fifteen' }, { rating: 5 }] as const)
    expect(await found(query)).toEqual([])
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ total: 3, ads: [{ ad_id: bare.ad_id }, { ad_id: film.ad_id }] })
  const rest = await list({ limit: 2, cursor: present(first.next_cursor) })
  expect(rest).toMatchObject({ total: null, tags: null, next_cursor: null })
  expect(rest.ads.map(({ ad_id }) => ad_id)).toEqual([poster.ad_id])
})

test('what was fetched of a page goes with its ad, and an upload stays in the library', async () => {
  const page = present((await add('/ad')).media).file_id
  const uploadId = await upload()
  const { ad: sent } = await backend.call(
    seenAds.add,
    { source: { upload_id: uploadId } },
    team.MEMBER,
  )
  const release = () => releaseUploads(backend.context, [page])
  await release()
  expect(await isStored(page)).toBe(true)
  for (const { ad_id: adId } of (await list()).ads)
    await backend.call(seenAds.remove, { adId }, team.ADMIN)
  await release()
  expect(await isStored(page)).toBe(false)
  expect(await isStored(present(sent.media).file_id)).toBe(true)
  expect(await list()).toMatchObject({ ads: [], total: 0 })
})

test('[R3.05] a guest sees the board and starts from its pictures, but changes nothing', async () => {
  const { ad_id: adId, media } = await add('/ad')
  const guest = team.OUTER_USER
  expect(await backend.call(seenAds.detail, { adId }, guest)).toMatchObject({ ad_id: adId })
  await expect(put('/film', guest)).rejects.toEqual(failure('not_permitted'))
  const request = { workflow_type: 'image_edit', prompt: 'in the rain' } as const
  const images = [{ output_id: present(media).file_id }]
  await expect(generate(backend, guest, { ...request, images })).resolves.toBeDefined()
  const stranger = await signUp(backend)
  await expect(generate(backend, stranger, { ...request, images })).rejects.toMatchObject({
    code: 'upload_missing',
  })
})
