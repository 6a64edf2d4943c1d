import { afterEach, describe, expect, test, vi } from 'vitest'
import { onLocalChange, readLocal, removeLocal, writeLocal } from './local-store'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('[R3.18] local storage', () => {
  test('text is stored as it is, everything else as JSON', () => {
    writeLocal('nick_name', 'Mai')
    writeLocal('isLogin', true)
    writeLocal('user_nation', { country_name: 'Vietnam' })
    expect({ ...localStorage }).toEqual({
      nick_name: 'Mai',
      isLogin: 'true',
      user_nation: '{"country_name":"Vietnam"}',
    })
    expect(readLocal('nick_name')).toBe('Mai')
    expect(readLocal('isLogin')).toBe(true)
    expect(readLocal('user_nation')).toEqual({ country_name: 'Vietnam' })
  })

  test.each(['{"uid":1}', 'null', '{broken', '[]'])('a user_info of %s is no user', (text) => {
    localStorage.setItem('user_info', text)
    expect(readLocal('user_info')).toBeNull()
  })

  test('a name that looks like JSON stays text', () => {
    writeLocal('nick_name', '123')
    expect(readLocal('nick_name')).toBe('123')
  })

  test('forbidden storage means nothing is remembered', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
    }
    writeLocal('token', 'id')
    removeLocal('token')
    expect(readLocal('token')).toBeNull()
  })
})

describe('changes made by another tab', () => {
  const change = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

  test('are heard for the key, and when everything is cleared', () => {
    const listener = vi.fn()
    const stop = onLocalChange('token', listener)
    change('token', 'id')
    change('nick_name', 'Mai')
    change(null, null)
    stop()
    change('token', null)
    expect(listener.mock.calls).toEqual([['id'], [null]])
  })
})
