// @module-tag postgres
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApiDocument } from '../../src/backend/http/openapi/document.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type SignedUp, signUpOperator } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'

/** The fifteen calls of specification section 7, with their exact method and path. */
const SPECIFIED = [
  ['R7.03', 'GET', '/backend/admin/info'],
  ['R7.04', 'GET', '/backend/auth/app-info/enums'],
  ['R7.05', 'GET', '/backend/auth/task/{taskId}'],
  ['R7.06', 'POST', '/backend/auth/task/display-report'],
  ['R7.07', 'POST', '/backend/auth/task/cancel/{taskId}'],
  ['R7.08', 'GET', '/backend/auth/ad-creative-log/{id}'],
  ['R7.09', 'POST', '/backend/auth/my-creative/create'],
  ['R7.10', 'GET', '/api/v1/auth/workflow/credits/calculate/{workflowType}'],
  ['R7.11', 'GET', '/api/v1/auth/brands/current-context'],
  ['R7.12', 'GET', '/api/v1/auth/teams/credits/balance'],
  ['R7.13', 'GET', '/backend/auth/user/info'],
  ['R7.14', 'POST', '/api/v1/visit/free/check'],
  ['R7.15', 'POST', '/api/v1/login'],
  ['R7.16', 'POST', '/api/v1/email/ticket'],
  ['R7.17', 'POST', '/api/v1/forgot/pwd'],
] as const

const endpoints = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({
    domain,
    name,
    endpoint,
  })),
)

const sourcesBelow = (folder: string, suffix: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const serverFunctions = sourcesBelow('src/api', '.functions.ts')
const contractTests =
  sourcesBelow('tests/contract', '.test.ts') + sourcesBelow('tests/support', '.ts')

let backend: TestBackend
let operator: SignedUp
beforeAll(async () => {
  backend = await createTestBackend()
  operator = await signUpOperator(backend)
})
afterAll(() => backend.close())

test.each(SPECIFIED)('[%s] %s %s is in the contract to the letter', (_id, method, path) => {
  expect(
    endpoints.filter(({ endpoint }) => endpoint.method === method && endpoint.path === path),
  ).toHaveLength(1)
})

test.each(endpoints)(
  '[R0.05] $domain $name is wrapped by a server function',
  ({ domain, name }) => {
    expect(serverFunctions).toMatch(
      new RegExp(`context\\.call\\(\\s*(contract\\.)?${domain}\\.${name},`),
    )
  },
)

test.each(endpoints)('$domain $name has a contract test', ({ domain, name }) => {
  expect(contractTests).toMatch(
    new RegExp(`contract\\.${domain}\\.${name}\\b|\\b${domain}\\.${name}\\b`),
  )
})

test.each(endpoints)('$domain $name is served by the embedded API', async ({ endpoint }) => {
  const response = await backend.send(endpoint, {}, endpoint.access === 'operator' ? operator : {})
  const { data }: { data: { code?: string } } = await response.json()
  expect(data?.code).not.toBe('not_found')
})

test('the OpenAPI document names every endpoint of the contract', () => {
  const { paths } = createOpenApiDocument()
  for (const { endpoint } of endpoints) {
    expect(paths?.[endpoint.path]).toHaveProperty(endpoint.method.toLowerCase())
  }
})
