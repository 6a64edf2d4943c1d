import { describe, expect, test, vi } from 'vitest'
import { AppError } from '@/contract/app-error'
import { createKeeper } from './keeper'

function setUp() {
  const send = vi.fn(async (words: string, seenAt: string) => `${seenAt}>${words}`)
  const states: string[] = []
  const keeper = createKeeper({
    ...{ first: 'a', seenAt: '0', send },
    onState: (state) => states.push(state),
  })
  return { keeper, send, states }
}

describe('[R1.14] what is edited of an ad is kept', () => {
  test('one save at a time, each told of the one before, until the newest is there', async () => {
    const { keeper, send, states } = setUp()
    keeper.change(() => 'b')
    const saving = keeper.keep()
    keeper.change(() => 'c')
    await Promise.all([saving, keeper.keep()])
    expect(send.mock.calls).toEqual([
      ['b', '0'],
      ['c', '0>b'],
    ])
    expect(states.at(-1)).toBe('saved')
  })

  test('nothing is sent where nothing changed', async () => {
    const { keeper, send } = setUp()
    await keeper.keep()
    expect(send).not.toHaveBeenCalled()
  })

  test('whoever waits for it is told that it failed, and the next try sends it', async () => {
    const { keeper, send, states } = setUp()
    send.mockRejectedValueOnce(new AppError('network_error'))
    keeper.change(() => 'b')
    await expect(keeper.keep()).rejects.toMatchObject({ code: 'network_error' })
    expect(states.at(-1)).toBe('failed')
    await keeper.keep()
    expect(send).toHaveBeenLastCalledWith('b', '0')
    expect(states.at(-1)).toBe('saved')
  })

  test('says that another tab has saved since', async () => {
    const { keeper, send, states } = setUp()
    send.mockRejectedValueOnce(new AppError('changed_meanwhile'))
    keeper.change(() => 'b')
    await expect(keeper.keep()).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(states.at(-1)).toBe('changed')
  })
})
