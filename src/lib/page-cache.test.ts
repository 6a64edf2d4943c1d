import { expect, test } from 'vitest'
import { PageCache } from './page-cache'

const page = (html: string) => ({ html, status: 200, headers: [] })

test('many requests for a page that is not kept yet render it once', async () => {
  const cache = new PageCache()
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
  const cache = new PageCache()
  expect(await cache.get('a', () => Promise.resolve(null))).toBeNull()
  expect((await cache.get('a', () => Promise.resolve(page('now'))))?.html).toBe('now')
})

test('a failed rendering reaches its caller and leaves nothing behind', async () => {
  const cache = new PageCache()
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
