import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { GalleryItem } from '../../src/contract/endpoints/gallery.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { present } from '../support/present.ts'

let backend: TestBackend
let items: GalleryItem[]

const list = (input: object = {}) => backend.call(contract.gallery.list, input)
const get = (address: string, headers: Record<string, string> = {}) => {
  const { pathname } = new URL(address, 'http://localhost')
  return backend.app.request(pathname, { headers })
}
const idsOf = (page: { items: GalleryItem[] }) => page.items.map(({ item_id }) => item_id)

beforeAll(async () => {
  backend = await createTestBackend()
  items = (await list({ page_size: 96 })).items
})
afterAll(() => backend.close())

test('[R1.10] a fresh installation shows examples, and says that they are', async () => {
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    expect(item).toMatchObject({ is_example: true, is_published: true, can_publish: false })
    expect(item.prompt).toMatch(/\S/)
  }
  const [first] = items
  const shown = await backend.call(contract.gallery.item, { itemId: first?.item_id ?? '' })
  expect(shown).toEqual(first)
})

test('pages hold each example once, in both orders', async () => {
  const pages = async (sort: string) => {
    const found: string[] = []
    for (let page = 1; page <= Math.ceil(items.length / 12); page++) {
      found.push(...idsOf(await list({ page, page_size: 12, sort })))
    }
    return found
  }
  const newest = await pages('newest')
  expect(newest).toEqual(items.map(({ item_id }) => item_id))
  expect(await pages('oldest')).toEqual(newest.toReversed())
})

test('who reads another language sees its examples first', async () => {
  const request = new Request('http://localhost/backend/gallery/list?lang=ko')
  const answer = await backend.app.fetch(request)
  const { data }: { data: { items: GalleryItem[] } } = await answer.json()
  expect(data.items[0]?.language).toBe('ko')
})

test('[R1.16] a page may ask for what comes with the product alone', async () => {
  const published = await list({ source: 'examples', page_size: 96 })
  expect(idsOf(published)).toEqual(idsOf(await list({ page_size: 96 })))
})

test('their files are open to everyone, whole and in parts', async () => {
  const video = present(items.find(({ kind }) => kind === 'video'))
  const whole = await get(video.url)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  expect(whole.headers.get('cache-control')).toMatch(/^public/)
  expect((await whole.arrayBuffer()).byteLength).toBe(video.size_bytes)
  const part = await get(video.url, { range: 'bytes=0-9' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 0-9/${video.size_bytes}`)
  const etag = whole.headers.get('etag') ?? ''
  expect((await get(video.url, { 'if-none-match': etag })).status).toBe(304)
  for (const address of [video.thumbnail_url, video.preview_url]) {
    expect((await get(address)).headers.get('content-type')).toBe('image/webp')
  }
})

test.each(['index.json', '..%2Findex.json', '..%2f..%2ftables.ts', 'nothing.webp', '%00'])(
  'no other file can be had: %s',
  async (name) => {
    const answer = await get(STREAMS.examples.replace('{name}', name))
    expect(answer.status).toBe(404)
  },
)

test('they can be turned off', async () => {
  const off = await createTestBackend({ env: { GALLERY_EXAMPLES: 'false' } })
  try {
    expect(await off.call(contract.gallery.list, {})).toMatchObject({ total: 0, items: [] })
    const [first] = items
    const shown = off.call(contract.gallery.item, { itemId: first?.item_id ?? '' })
    await expect(shown).rejects.toEqual(failure('not_found'))
    const { pathname } = new URL(first?.url ?? '')
    expect((await off.app.request(pathname)).status).toBe(404)
  } finally {
    await off.close()
  }
})
