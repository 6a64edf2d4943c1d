import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cachedFixture } from './cached-fixture.ts'

/** A maker that counts its calls. */
function counted() {
  let count = 0
  const make = async () => Buffer.from(`made ${++count}`)
  return { make, count: () => count }
}

test('what was made once is not made again for the same question', async () => {
  const { make, count } = counted()
  const asked = { one: randomUUID() }
  expect(String(await cachedFixture(import.meta.url, asked, make))).toBe('made 1')
  expect(String(await cachedFixture(import.meta.url, asked, make))).toBe('made 1')
  expect(count()).toBe(1)
})

test('another question, and another maker, get bytes of their own', async () => {
  const { make, count } = counted()
  const one = randomUUID()
  await cachedFixture(import.meta.url, { one }, make)
  await cachedFixture(import.meta.url, { one, more: true }, make)
  await cachedFixture(new URL('./cached-fixture.ts', import.meta.url).href, { one }, make)
  expect(count()).toBe(3)
})

test('two that make the same at once both get it whole', async () => {
  const asked = randomUUID()
  const make = async () => Buffer.alloc(3_000_000, 7)
  const both = await Promise.all([0, 1].map(() => cachedFixture(import.meta.url, asked, make)))
  for (const bytes of [...both, await cachedFixture(import.meta.url, asked, make)])
    expect(bytes.equals(Buffer.alloc(3_000_000, 7))).toBe(true)
})

test('what failed to be made is tried again', async () => {
  const asked = randomUUID()
  const failing = () => Promise.reject(new Error('no encoder'))
  await expect(cachedFixture(import.meta.url, asked, failing)).rejects.toThrow('no encoder')
  expect(String(await cachedFixture(import.meta.url, asked, counted().make))).toBe('made 1')
})
