import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { findDatabaseTests } from './database-tests.ts'

test('tests that reach a database, however far away, run on PostgreSQL too', async () => {
  const files = (await findDatabaseTests()).map((file) => relative('.', file))
  expect(files).toContain('tests/contract/fuzz.test.ts')
  expect(files).toContain('tests/crash/task-crash.test.ts')
})

test('tests without a database do not run twice', async () => {
  const files = await findDatabaseTests()
  expect(files.filter((file) => file.includes('/guards/'))).toEqual([])
})
