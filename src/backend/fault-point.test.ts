import { afterEach, expect, test, vi } from 'vitest'
import { faultPoint } from './fault-point.ts'

const kill = vi.spyOn(process, 'kill').mockImplementation(() => true)
afterEach(() => kill.mockClear())

test('a point is inert unless it is named', () => {
  faultPoint({ FAULT_AT: undefined }, 'here')
  faultPoint({ FAULT_AT: 'there' }, 'here')
  expect(kill).not.toHaveBeenCalled()
})

test('a named point kills the process without a chance to tidy up', () => {
  faultPoint({ FAULT_AT: 'first' }, 'first')
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL')
})

test('a numbered point kills at that pass', () => {
  for (let pass = 1; pass <= 3; pass++) {
    expect(kill).not.toHaveBeenCalled()
    faultPoint({ FAULT_AT: 'third:3' }, 'third')
  }
  expect(kill).toHaveBeenCalledOnce()
})
