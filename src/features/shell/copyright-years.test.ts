import { expect, it } from 'vitest'
import { copyrightYears } from './copyright-years'

it('[R2.40] the year of the copyright is 2025, and the current one beside it when it is later', () => {
  expect(copyrightYears(new Date('2025-12-31T23:59:59Z'))).toBe('2025')
  expect(copyrightYears(new Date('2026-11-23T12:00:00Z'))).toBe('2025–2026')
})
