import { describe, expect, test } from 'vitest'
import { hideUnreadable, isServerFunctionPath, refuseUnread } from './server-function-requests'

const call = (headers: Record<string, string>, method = 'POST') =>
  refuseUnread(new Request('http://localhost/_serverFn/x', { method, headers }))

describe('a call of a server function', () => {
  test.each([
    ['1048576', undefined],
    ['1048577', 413],
    ['0', undefined],
    ['many', 422],
  ])('of %s bytes is refused with %s', (length, status) => {
    expect(call({ 'content-length': length })?.status).toBe(status)
  })

  test('that does not say how long it is is refused before it is read', async () => {
    const answer = call({})
    expect(answer?.status).toBe(422)
    expect(await answer?.json()).toMatchObject({ data: { code: 'invalid_input' } })
  })

  test('that brings no body is not asked for its length', () => {
    expect(call({}, 'GET')).toBeNull()
  })

  test('is known by its path and by nothing like it', () => {
    expect(isServerFunctionPath('/_serverFn/tasks.list')).toBe(true)
    expect(isServerFunctionPath('/en/_serverFn/tasks.list')).toBe(false)
    expect(isServerFunctionPath('/_serverFnX')).toBe(false)
  })
})

test('a fault that speaks of our insides becomes an answer that does not; others stay', async () => {
  const hidden = hideUnreadable(new Response('Seroval: at foo.js:1', { status: 500 }))
  expect(hidden.status).toBe(422)
  expect(await hidden.text()).not.toContain('Seroval')
  const own = new Response('own', { status: 403 })
  expect(hideUnreadable(own)).toBe(own)
})
