import { describe, expect, test } from 'vitest'
import { cookieHeader, cookieNames, readCookie } from './session-cookies'

describe('a cookie is read', () => {
  test.each([
    ['alone', 'a=1', '1'],
    ['among others', 'b=2; a=1; c=3', '1'],
    ['without a space between', 'b=2;a=1', '1'],
    ['with = in its value', 'a=x=y==', 'x=y=='],
    ['with what was encoded', 'a=%C3%A9%20b', 'é b'],
    ['empty', 'a=', ''],
    ['the first of two', 'a=1; a=2', '1'],
    ['never by a part of its name', 'aa=1; xa=2; A=3', null],
    ['never where there is none', '', null],
  ])('%s', (_how, header, value) => {
    expect(readCookie(header, 'a')).toBe(value)
  })

  test('never from a request without any', () => {
    expect(readCookie(null, 'a')).toBeNull()
  })

  test('as it stands when it is encoded wrongly: no page may fail because of it', () => {
    expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
    expect(readCookie('b=%; a=1', 'a')).toBe('1')
  })
})

describe('a secret is set', () => {
  const attributes = (isHttps: boolean) =>
    cookieHeader(cookieNames(isHttps).session, 'a;b=ü', isHttps, 60).split('; ')

  test('out of reach of scripts and of other sites, for the whole host and a time', () => {
    expect(attributes(true)).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=60', 'Secure']),
    )
  })

  test('only for https where there is https, under a name that no other host can set', () => {
    expect(attributes(true)[0]).toMatch(/^__Host-/)
    expect(attributes(false)).not.toContain('Secure')
    expect(attributes(false)[0]).not.toMatch(/^__/)
  })

  test('so that it is read back as it was', () => {
    expect(readCookie(attributes(false)[0] ?? '', 'adloom_session')).toBe('a;b=ü')
  })

  test('under different names for who signs in and who visits', () => {
    for (const isHttps of [true, false]) {
      const { session, visitor } = cookieNames(isHttps)
      expect(session).not.toBe(visitor)
    }
  })
})
