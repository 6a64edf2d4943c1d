import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useIsOffline } from './use-is-offline'

it('knows at once when the network goes and comes', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result } = renderHook(useIsOffline)
  const turn = (isOn: boolean) => {
    onLine.mockReturnValue(isOn)
    act(() => window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
    return result.current
  }
  expect(result.current).toBe(false)
  expect(turn(false)).toBe(true)
  expect(turn(true)).toBe(false)
  onLine.mockRestore()
})
