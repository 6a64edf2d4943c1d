import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { RemovalView } from '@/contract/endpoints/watermark'
import { isAtWork, removalQuery } from './watermark.queries'

const work = (status: string) => ({ status }) as NonNullable<RemovalView['detection']>
const view = (parts: Partial<RemovalView>) =>
  ({ detection: null, preview: null, run: null, proxies: [], ...parts }) as RemovalView

test('a removal is at work while any of its three works has not finished', () => {
  expect(isAtWork(view({}))).toBe(false)
  expect(isAtWork(view({ detection: work('CREATED') }))).toBe(true)
  expect(isAtWork(view({ detection: work('RUNNING') }))).toBe(true)
  expect(isAtWork(view({ detection: work('FAILED') }))).toBe(false)
})

test('its query asks again only meanwhile', () => {
  const client = new QueryClient()
  const { queryKey, refetchInterval } = removalQuery('token')
  const intervalFor = (data: RemovalView) => {
    client.setQueryData(queryKey, data)
    const query = new QueryObserver(client, { queryKey, enabled: false }).getCurrentQuery()
    return typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval
  }
  expect(intervalFor(view({ detection: work('RUNNING') }))).toBe(1_000)
  expect(intervalFor(view({ detection: work('SUCCEEDED') }))).toBe(false)
})
