import { expect, test } from 'vitest'
import { shareAfterKey } from './share-after-key'

const after = (share: number, key: string, shiftKey = false) =>
  shareAfterKey(share, { key, shiftKey })

test('keys move the line of a comparison, and never out of the picture', () => {
  expect(after(0.5, 'ArrowRight')).toBeCloseTo(0.51)
  expect(after(0.5, 'ArrowLeft', true)).toBeCloseTo(0.4)
  expect(after(0.5, 'PageUp')).toBeCloseTo(0.6)
  expect(after(0.5, 'Home')).toBe(0)
  expect(after(0.5, 'End')).toBe(1)
  expect(after(1, 'ArrowRight')).toBe(1)
  expect(after(0, 'PageDown')).toBe(0)
  expect(after(0.5, 'Tab')).toBeNull()
})
