import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../../../tests/support/processes.ts'
import { createOpenApiDocument } from './document.ts'

/** What a developer writes against types generated from the document. */
const PROGRAM = `
import type { components, operations } from './api'

type Schemas = components['schemas']
type Body<Id extends 'tasks.create' | 'accounts.login'> =
  operations[Id]['requestBody']['content']['application/json']
type Reply<Id extends 'tasks.create' | 'catalog.models'> =
  operations[Id]['responses'][200]['content']['application/json']

export const login: Body<'accounts.login'> = { oauth_enum: 'EMAIL_LOGIN', email: 'a@b.c', ticket: 'secret' }
export const task: Body<'tasks.create'> = { workflow_type: 'text_to_image', prompt: 'Red shoes' }
export const links = (reply: Reply<'tasks.create'>): string[] => reply.data.outputs.map(({ url }) => url)
export const names = (reply: Reply<'catalog.models'>): string[] => reply.data.models.map(({ label }) => label)
export const isShort = (failure: Schemas['Failure']): boolean => failure.data.code === 'insufficient_credits'

// @ts-expect-error a workflow type that there is not
export const unknownType: Body<'tasks.create'> = { workflow_type: 'text_to_song' }
// @ts-expect-error a code that there is not
export const hasUnknownCode = (failure: Schemas['Failure']): boolean => failure.data.code === 'no_such_code'
`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-client-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a client made from the document compiles, and its types tell right from wrong', async () => {
  // Fields with a default are optional in a request, but always present in replies.
  const options = { defaultNonNullable: false }
  const types = await openapiTypes(JSON.stringify(createOpenApiDocument()), options)
  await writeFile(join(folder, 'api.d.ts'), astToString(types))
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  const { exitCode, output } = await run(
    'tsc',
    ['--noEmit', '--strict', '--ignoreConfig', '--types', '', join(folder, 'program.ts')],
    { output: 'collect' },
  )
  expect(output).toBe('')
  expect(exitCode).toBe(0)
})
