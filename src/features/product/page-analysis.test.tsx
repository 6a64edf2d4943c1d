import { beforeEach, expect, it, vi } from 'vitest'
import type { ProductAnalysis } from '@/contract/endpoints/products'
import { URL_ANALYSIS_CACHE_MS } from '@/contract/limits'
import { analysePage } from './page-analysis'

const PAGE = { url: 'https://shop.example/ball', teamId: 'team', language: 'en' }
const ANALYSIS: ProductAnalysis = {
  source_url: PAGE.url,
  name: 'Rally ball',
  description: null,
  price: null,
  rating: null,
  availability: null,
  colours: [],
  pictures: [],
}

beforeEach(() => localStorage.clear())

it('[R3.09] a page is kept for 30 minutes, for its team and language alone', async () => {
  vi.useFakeTimers()
  const analyse = vi.fn(async () => ANALYSIS)
  await analysePage(PAGE, analyse)
  expect(await analysePage(PAGE, analyse)).toEqual(ANALYSIS)
  expect(analyse).toHaveBeenCalledTimes(1)
  await analysePage({ ...PAGE, teamId: 'other' }, analyse)
  await analysePage(PAGE, analyse)
  expect(analyse).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(URL_ANALYSIS_CACHE_MS)
  await analysePage(PAGE, analyse)
  expect(analyse).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})
