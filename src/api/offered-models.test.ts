import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from './api-call'
import { offeredModels } from './offered-models.server'

const asked = vi.fn()
const call: Call = (endpoint, input) => {
  asked(endpoint.id, input)
  return Promise.resolve(endpoint.output.parse({ models: [], has_text_model: false }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
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
