import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CheckoutRequest } from '../../contract/endpoints/billing/orders.ts'
import { CreateTaskRequest } from '../../contract/endpoints/tasks.ts'
import { hashRequest } from './hash-request.ts'

const MUG = { workflow_type: 'text_to_image', prompt: 'mug' }
const PLAN = { goods_type: 'plan', goods_id: 'basic', cycle: 'month', return_path: '/en/billing' }

const hash = (schema: z.ZodObject, sent: object) => hashRequest(schema, schema.parse(sent))

test.each([
  ['a task', CreateTaskRequest, MUG, { count: 1, images: [] }],
  ['an order', CheckoutRequest, PLAN, { quantity: 1 }],
] as const)(
  '%s with defaults is the one without, so that an upgrade that adds a field changes nothing',
  (_what, schema, sent, defaults) => {
    expect(hash(schema, { ...sent, ...defaults })).toBe(hash(schema, sent))
  },
)

test.each([
  ['words', CreateTaskRequest, MUG, { prompt: 'cup' }],
  ['number', CreateTaskRequest, MUG, { count: 2 }],
  ['type', CreateTaskRequest, MUG, { workflow_type: 'text_to_video' }],
  [
    'picture',
    CreateTaskRequest,
    MUG,
    { images: [{ upload_id: '0197f9f0-5a5d-7b1e-9d8e-2f4c1a3b5c7d' }] },
  ],
  ['cycle', CheckoutRequest, PLAN, { cycle: 'year' }],
] as const)('another %s is another request', (_what, schema, sent, other) => {
  expect(hash(schema, { ...sent, ...other })).not.toBe(hash(schema, sent))
})

test('the order of fields says nothing', () => {
  const turned = Object.fromEntries(Object.entries(MUG).toReversed())
  expect(hashRequest(CreateTaskRequest, turned)).toBe(hashRequest(CreateTaskRequest, MUG))
})
