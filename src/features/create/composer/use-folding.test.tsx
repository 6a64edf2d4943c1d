import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFolding } from './use-folding'

afterEach(() => vi.unstubAllGlobals())

function scrollPageTo(top: number) {
  vi.stubGlobal('scrollY', top)
  act(() => void dispatchEvent(new Event('scroll')))
}

it('opens for a reference that is added while it is folded, and for none that is taken out', () => {
  vi.stubGlobal('scrollY', 0)
  const dock = { current: document.createElement('div') }
  const { result, rerender } = renderHook(({ count }) => useFolding(dock, true, count), {
    initialProps: { count: 1 },
  })
  scrollPageTo(300)
  expect(result.current.isFolded).toBe(true)
  rerender({ count: 0 })
  expect(result.current.isFolded).toBe(true)
  rerender({ count: 1 })
  expect(result.current.isFolded).toBe(false)
})
