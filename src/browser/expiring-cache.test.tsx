import { afterEach, expect, it, vi } from 'vitest'
import { createExpiringCache } from './expiring-cache'

afterEach(() => localStorage.clear())

it('[R3.19] keeps data, timestamp and expire under a prefix', () => {
  createExpiringCache('shop:', () => 1_000).write('draft', { prompt: 'a mug' }, 60_000)
  expect(JSON.parse(localStorage.getItem('shop:draft') ?? '')).toEqual({
    data: { prompt: 'a mug' },
    timestamp: 1_000,
    expire: 60_000,
  })
})

it('[R3.19] gives data back until it expires', () => {
  let now = 0
  const cache = createExpiringCache('', () => now)
  cache.write('draft', 'a mug', 100)
  now = 99
  expect(cache.read('draft')).toBe('a mug')
  now = 100
  expect(cache.read('draft')).toBeUndefined()
})

it.each(['', 'no json', '42', '{"data":1}', '{"data":1,"timestamp":"x","expire":9}'])(
  'forgets what it cannot read: %s',
  (text) => {
    localStorage.setItem('draft', text)
    expect(createExpiringCache('').read('draft')).toBeUndefined()
  },
)

it('goes on without storage', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const stored = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  expect(() => createExpiringCache('').write('draft', 1, 1)).not.toThrow()
  stored.mockRestore()
})
