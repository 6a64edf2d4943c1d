import { expect, test, vi } from 'vitest'
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

test('visitors’ pages ask for the models once a second, and in each language', async () => {
  const first = await offeredModels(call, 'de')
  expect(await offeredModels(call, 'de')).toBe(first)
  expect(asked.mock.calls).toEqual([['catalog.models', {}]])
  await offeredModels(call, 'fr')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what was asked for a second ago is asked for again', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(performance.now() + 10_000)
  await vi.waitFor(async () => {
    asked.mockClear()
    await offeredModels(call, 'de')
    expect(asked).toHaveBeenCalledOnce()
  })
  now.mockRestore()
})
