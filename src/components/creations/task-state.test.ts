import { describe, expect, it } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { tileState } from './task-state'

describe('a tile is', () => {
  it.each([
    ['CREATED', 'queued'],
    ['RUNNING', 'generating'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
    ['SUCCEEDED', 'expired'],
  ] as const)('[D4.07] for %s without outputs %s', (status, state) => {
    expect(tileState(makeTask({ status }))).toBe(state)
  })

  it('refused when what it says or shows is why it failed', () => {
    const error = { code: 'content_blocked', message: '', details: {} }
    expect(tileState(makeTask({ status: 'FAILED', error }))).toBe('refused')
  })

  it('[R9.07] done while its files exist', () => {
    expect(tileState(makeTask({ outputs: [makeOutput()] }))).toBe('done')
  })
})
