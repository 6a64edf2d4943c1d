import { expect, test } from 'vitest'
import { createToken } from '../security/tokens.ts'
import { loggedPath } from './logged-path.ts'

test('no secret of a link is in the path that is logged, and ids are', () => {
  const secret = createToken()
  const id = '0190a5c0-7b1e-7c39-9f43-0d2f3a5b6c7d'
  expect(loggedPath(`/en/review/${secret}`)).toBe('/en/review/…')
  expect(loggedPath(`/api/v1/payments/test/${secret}/done`)).toBe('/api/v1/payments/test/…/done')
  expect(loggedPath(`/backend/auth/task/${id}`)).toBe(`/backend/auth/task/${id}`)
  expect(loggedPath('/media/gallery/examples/en-headphones-turn-poster.webp')).toBe(
    '/media/gallery/examples/en-headphones-turn-poster.webp',
  )
})

test('a path without end does not fill the log', () => {
  expect(loggedPath('/a'.repeat(10_000)).length).toBeLessThanOrEqual(300)
})
