import { beforeEach, describe, expect, test } from 'vitest'
import { NONCE_PLACEHOLDER, newNonce, PageCache } from './page-cache'

const page = (html: string) => ({ html, size: html.length, status: 200, headers: [] })
type Page = ReturnType<typeof page>

test('many requests for a page that is not kept yet render it once', async () => {
  const cache = new PageCache<Page>()
  let renders = 0
  const render = () => {
    renders += 1
    return Promise.resolve(page('hello'))
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)))
  expect(renders).toBe(1)
  expect(answers.every((answer) => answer?.html === 'hello')).toBe(true)
})

test('what must not be kept is rendered again', async () => {
  const cache = new PageCache<Page>()
  expect(await cache.get('a', () => Promise.resolve(null))).toBeNull()
  expect((await cache.get('a', () => Promise.resolve(page('now'))))?.html).toBe('now')
})

test('a failed rendering reaches its caller and leaves nothing behind', async () => {
  const cache = new PageCache<Page>()
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('a', () => Promise.resolve(page('now'))))?.html).toBe('now')
})

test('only plain reads with a short query are admitted', () => {
  const admits = (init: RequestInit, query = '') => {
    const url = new URL(`http://localhost/en/${query}`)
    return PageCache.admits(new Request(url, init), url)
  }
  expect(admits({})).toBe(true)
  expect(admits({ method: 'POST' })).toBe(false)
  expect(admits({}, `?q=${'x'.repeat(300)}`)).toBe(false)
})

test('nothing of the gallery is admitted: what is taken out of it must be gone at once', () => {
  const admits = (path: string) => {
    const url = new URL(path, 'http://localhost')
    return PageCache.admits(new Request(url), url)
  }
  for (const path of ['/en/gallery', '/gallery', '/th/gallery/', '/de/gallery/abc?x=1']) {
    expect(admits(path), path).toBe(false)
  }
  expect(admits('/en/gallery-of-words')).toBe(true)
})

describe('as time goes by', () => {
  const SECOND_MS = 1_000
  let now: number
  let cache: PageCache<Page>
  let renders: number
  beforeEach(() => {
    now = 1_000_000
    renders = 0
    cache = new PageCache<Page>(() => now)
  })

  /** Requests the page, whose text counts its renderings. */
  const ask = async () => {
    const kept = await cache.get('a', () => Promise.resolve(page(`version ${++renders}`)))
    // By then, pages rendered in the background are kept.
    await new Promise(setImmediate)
    return kept?.html
  }

  test('a page stays as it is for half a minute', async () => {
    expect(await ask()).toBe('version 1')
    now += 30 * SECOND_MS
    expect(await ask()).toBe('version 1')
    expect(renders).toBe(1)
  })

  test('a page that is older is shown once more and rendered anew for the next', async () => {
    await ask()
    now += 30 * SECOND_MS + 1
    expect(await ask()).toBe('version 1')
    expect(renders).toBe(2)
    expect(await ask()).toBe('version 2')
    now += 30 * SECOND_MS
    expect(await ask()).toBe('version 2')
    expect(renders).toBe(2)
  })

  test('nobody is shown a page of more than ten minutes ago', async () => {
    await ask()
    now += 601 * SECOND_MS
    expect(await ask()).toBe('version 2')
  })

  test('a page that can no longer be rendered is shown until it is too old, and no longer', async () => {
    await ask()
    const fail = () => Promise.reject(new Error('no'))
    now += 599 * SECOND_MS
    expect((await cache.get('a', fail))?.html).toBe('version 1')
    await new Promise(setImmediate)
    now += 2 * SECOND_MS
    await expect(cache.get('a', fail)).rejects.toThrow('no')
  })

  test('an old page that many ask for at once is rendered anew once', async () => {
    await ask()
    now += 31 * SECOND_MS
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(renders).toBe(2)
  })
})

test('pages of different keys are different pages', async () => {
  const cache = new PageCache<Page>()
  await cache.get('a', () => Promise.resolve(page('a')))
  expect((await cache.get('b', () => Promise.resolve(page('b'))))?.html).toBe('b')
})

test('no nonce comes twice, and all are as long as their placeholder', () => {
  const nonces = Array.from({ length: 1_000 }, newNonce)
  expect(new Set(nonces).size).toBe(1_000)
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{22}==$/)
  expect(new Set(nonces.map(({ length }) => length))).toEqual(new Set([NONCE_PLACEHOLDER.length]))
})
