import { beforeEach, expect, test } from 'vitest'
import { isNewlyMissing } from './missing-code'

beforeEach(() => sessionStorage.clear())

test.each([
  ['Failed to fetch dynamically imported module: /assets/faq.js', true],
  ['error loading dynamically imported module: /assets/faq.js', true],
  ['Importing a module script failed.', true],
  ['Failed to fetch', false],
])('[R2.48] “%s” asks for a reload: %s', (message, expected) => {
  expect(isNewlyMissing(new TypeError(message))).toBe(expected)
})

test('[R2.48] what was reloaded for once is not reloaded for again', () => {
  const error = new TypeError('Importing a module script failed.')
  sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1')
  expect(isNewlyMissing(error)).toBe(false)
})
