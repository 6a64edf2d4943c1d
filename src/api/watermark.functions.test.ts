import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { makeDetection, makeRemovalView } from '../../tests/support/removal-view'
import { isAtWork, removalQuery } from './watermark.functions'

test('a removal is at work while any of its three works has not finished', () => {
  expect(isAtWork(makeRemovalView({}))).toBe(false)
  expect(isAtWork(makeRemovalView({ detection: makeDetection('CREATED') }))).toBe(true)
  expect(isAtWork(makeRemovalView({ detection: makeDetection('RUNNING') }))).toBe(true)
  expect(isAtWork(makeRemovalView({ detection: makeDetection('FAILED') }))).toBe(false)
})

test('its query asks again only meanwhile', () => {
  const client = new QueryClient()
  const options = removalQuery('token')
  const intervalFor = (data: RemovalView) => {
    client.setQueryData(options.queryKey, data)
    const { refetchInterval } = options
    const query = new QueryObserver(client, { ...options, enabled: false }).getCurrentQuery()
    return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
  }
  expect(intervalFor(makeRemovalView({ detection: makeDetection('RUNNING') }))).toBe(1_000)
  expect(intervalFor(makeRemovalView({ detection: makeDetection('SUCCEEDED') }))).toBe(false)
})
