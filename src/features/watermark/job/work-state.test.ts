import { expect, test } from 'vitest'
import type { TaskStatus } from '@/contract/generation'
import { makeRemovalView, makeRun } from '../../../../tests/support/removal-view'
import { phaseOf } from './work-state'

const removal = (status?: TaskStatus) => makeRemovalView({ run: status ? makeRun(status) : null })

test('[R4.11] marking, processing, comparing: what the run says decides', () => {
  expect(phaseOf(removal(), false)).toBe('mark')
  expect(phaseOf(removal('CREATED'), false)).toBe('process')
  expect(phaseOf(removal('RUNNING'), true)).toBe('process')
  expect(phaseOf(removal('SUCCEEDED'), false)).toBe('compare')
})

test('a run that failed or was cancelled, and a wish to mark more, lead back to the areas', () => {
  expect(phaseOf(removal('FAILED'), false)).toBe('mark')
  expect(phaseOf(removal('CANCELLED'), false)).toBe('mark')
  expect(phaseOf(removal('SUCCEEDED'), true)).toBe('mark')
})
