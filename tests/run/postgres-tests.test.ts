import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPostgresTests } from './postgres-tests.ts'

test.each([
  ['crashes', 'tests/crash/*.test.ts'],
  ['the ledger', 'src/backend/modules/credits/{ledger,verify-ledger,hold-credits}.test.ts'],
  ['money', 'src/backend/modules/billing/{money-histories,sweep-billing}.test.ts'],
  ['the queue', 'src/backend/queue/pg-boss-queue.test.ts'],
  ['every endpoint', 'tests/contract/{every-endpoint,fuzz}.test.ts'],
  ['many at once', 'tests/contract/{tasks,uploads}.test.ts'],
])('what tests %s runs on PostgreSQL too', (_, pattern) => {
  const files = globSync(pattern)
  expect(files).not.toEqual([])
  expect(findPostgresTests()).toEqual(expect.arrayContaining(files))
})

test('what behaves the same everywhere does not run twice', () => {
  expect(findPostgresTests()).not.toContain('tests/contract/media.test.ts')
})
