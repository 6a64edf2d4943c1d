import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'zod'
import type { Endpoint } from '@/contract/endpoint'
import type { Call } from './api-call'
import { offeredModels } from './offered-models.server'

const asked = vi.fn()
const call: Call = <E extends Endpoint>(endpoint: E, input: unknown) => {
  asked(endpoint.id, input)
  const models = { models: [], has_text_model: false }
  return Promise.resolve(parse<E['output']>(endpoint.output, models))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('visitors’ pages ask for the models once a second, and in each language', async () => {
  const first = await offeredModels(call, 'de')
  expect(await offeredModels(call, 'de')).toBe(first)
  expect(asked.mock.calls).toEqual([['catalog.models', {}]])
  await offeredModels(call, 'fr')
  expect(asked).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_100)
  await offeredModels(call, 'de')
  expect(asked).toHaveBeenCalledTimes(3)
})
