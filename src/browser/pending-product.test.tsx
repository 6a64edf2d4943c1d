import { beforeEach, expect, it } from 'vitest'
import { keepProductUrl, pendingProductPath, takeProductUrl } from './pending-product'

beforeEach(() => localStorage.clear())

it('[R3.18] the page of a product waits for its reader to sign in, leads them back, and is read once', () => {
  expect(pendingProductPath('de')).toBeNull()
  keepProductUrl('https://shop.example/ball')
  expect(pendingProductPath('de')).toBe('/de/product')
  expect(takeProductUrl()).toBe('https://shop.example/ball')
  expect(takeProductUrl()).toBeNull()
  expect(pendingProductPath('de')).toBeNull()
})
