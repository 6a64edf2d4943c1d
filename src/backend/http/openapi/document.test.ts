import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/contract.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { createOpenApiDocument } from './document.ts'

/** Size limit for some 240 endpoints: it grew with each added screen and tool, not through repetition. */
const BYTES_MAX = 574_000
/** A schema of a few words is shorter than a reference to it. */
const WORTH_A_NAME = 120

const document = createOpenApiDocument({ publicUrl: 'https://ads.adloom.test/' })
const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  JSON.stringify(document),
)
const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
const operationOf = ({ path, method }: Endpoint) => paths[path]?.[method.toLowerCase()]

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, unknown>
}

test('the recommended rules find nothing wrong with the document', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`),
  ).toEqual([])
})

test('the document is small, and each shared schema stands in it once', () => {
  expect(JSON.stringify(document).length).toBeLessThan(BYTES_MAX)
  const places = new Map<string, string[]>()
  for (const [text, at] of inlineSchemas(document, '#')) {
    places.set(text, [...(places.get(text) ?? []), at])
  }
  const repeated = [...places].filter(([, found]) => found.length > 1)
  expect(repeated.map(([text, found]) => `${text} at ${found.join(' and ')}`)).toEqual([])
})

test('every call of the contract has an operation with who may call and how it can fail', () => {
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint)
    expect(operation?.operationId).toBe(endpoint.id)
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses).toEqual(expect.arrayContaining(['200', '429', '500']))
    expect(statuses.includes('401') || endpoint.access === 'public').toBe(true)
  }
})

test.each([
  ['user', { accessToken: [] }],
  ['visitor', { visitorToken: [] }],
])('calls for a %s ask for their token', (access, requirement) => {
  const asking = endpoints.filter((endpoint) => endpoint.access === access)
  expect(asking.length).toBeGreaterThan(0)
  for (const endpoint of asking) {
    expect(operationOf(endpoint)?.security).toContainEqual(requirement)
    expect(operationOf(endpoint)?.security).not.toContainEqual({})
  }
})

test('models and price list keep the names that clients were generated with', () => {
  expect(operationOf(contract.models.list)).toMatchObject({
    operationId: 'catalog.models',
    tags: ['catalog'],
  })
  expect(operationOf(contract.billing.priceList)?.operationId).toBe('billing.catalogue')
  expect(document.components?.schemas).toHaveProperty('Catalogue')
  expect(document.components?.schemas).not.toHaveProperty('PriceList')
})

test('every operation is sorted under a tag that the document describes', () => {
  const described = document.tags?.map(({ name }) => name)
  for (const endpoint of endpoints) {
    expect(described).toEqual(expect.arrayContaining(operationOf(endpoint)?.tags ?? ['none']))
  }
})

test('an open call says that it is open', () => {
  expect(operationOf(contract.models.list)?.security).toEqual([])
})

test('calls that answer bytes or a stream stand in the document, but for the payment page', () => {
  const undocumented = Object.values(STREAMS).filter((path) => !paths[path])
  expect(undocumented).toEqual([STREAMS.sandboxCheckout])
})

test('its server is the address people use, or else the one it was read from', () => {
  expect(document.servers?.[0]?.url).toBe('https://ads.adloom.test')
  expect(createOpenApiDocument().servers?.[0]?.url).toBe('/')
})

test('a failure is shown as it is answered, with its own code', () => {
  expect(document.components?.examples?.insufficient_credits).toMatchObject({
    value: { status: 2301, data: { code: 'insufficient_credits' } },
  })
})

/** Inline schemas that are long enough to deserve a name. */
function* inlineSchemas(node: unknown, at: string): Generator<[text: string, at: string]> {
  if (typeof node !== 'object' || node === null) return
  const text = JSON.stringify(node)
  const isSchema = 'properties' in node || 'enum' in node || 'pattern' in node
  if (isSchema && text.length >= WORTH_A_NAME) yield [text, at]
  for (const [key, value] of Object.entries(node)) yield* inlineSchemas(value, `${at}/${key}`)
}

test('an installation describes what it can do, and names the types of work that it takes', () => {
  const offer = { capabilities: ['music'], workflowTypes: ['music'] } as const
  const { info, tags, paths: own } = createOpenApiDocument({ offer })
  const ids = Object.values(own ?? {}).flatMap(({ get, post }) =>
    [get, post].flatMap((one) => one?.operationId ?? []),
  )
  expect(ids).toContain('subtitles.create')
  for (const id of ['ugcAds.make', 'speech.voices', 'subtitles.translate', 'people.presenters'])
    expect(ids).not.toContain(id)
  expect(tags?.map(({ name }) => name)).not.toContain('ugcAds')
  expect(info.description).toContain('`workflow_type`: `music`.')
  expect(Object.keys(createOpenApiDocument().paths ?? {})).toHaveLength(Object.keys(paths).length)
})
