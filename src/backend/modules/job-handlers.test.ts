import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import type { JobDefinition } from '../queue/job.ts'
import { listJobHandlers } from './job-handlers.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const definitions = async () => {
  const loaded = globSync('src/backend/modules/**/*.job.ts').map(
    (file): Promise<Record<string, JobDefinition | (() => unknown)>> => import(resolve(file)),
  )
  const exported = (await Promise.all(loaded)).flatMap((file) => Object.values(file))
  // A function that picks a definition is not itself one.
  return exported.filter((one) => typeof one === 'object')
}

test('every job that is defined has a handler, and every handler loads', async () => {
  const handlers = listJobHandlers(backend.context)
  const defined = (await definitions()).map(({ name }) => name)
  expect(handlers.map(({ definition }) => definition.name).toSorted()).toEqual(defined.toSorted())
  for (const { load } of handlers) expect(await load()).toBeTypeOf('function')
})

test('what the clock starts needs no payload', async () => {
  for (const { schedule, atStart, payload } of await definitions()) {
    if (schedule || atStart) expect(payload.parse({})).toEqual({})
  }
})
