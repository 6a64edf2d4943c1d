import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { storePicture } from '../../../tests/support/generations.ts'
import { listTables } from '../db/list-tables.ts'
import { KEPT_BY_TABLE } from './growth.ts'
import { runCommand } from './run-command.ts'

let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  backend = await createTestBackend()
  user = await signUp(backend)
})
afterAll(() => backend.close())

test('every table says how long it keeps its rows', async () => {
  expect(Object.keys(KEPT_BY_TABLE).sort()).toEqual((await listTables(backend.context.db)).sort())
})

test('an operator sees what fills the storage and the database', async () => {
  await storePicture(backend, user)
  const rows = await runCommand(backend.context, 'usage', {})
  const size = expect.stringMatching(/^\d+\.\d MiB$/)
  expect(rows[0]).toEqual({ storage: 'all', objects: expect.any(Number), size })
  expect(rows[1]).toEqual({ storage: `team ${user.teamId}`, files: 1, size })
  expect(rows).toContainEqual({ table: 'files', rows: 1, size, kept: KEPT_BY_TABLE.files })
})
