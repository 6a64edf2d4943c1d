import { describe, expect, it, vi } from 'vitest'
import { makeTask } from '../../../tests/support/task-view'
import { type CancelSteps, cancelTask } from './cancel-task'

function makeSteps(answer: boolean) {
  const cancelled = makeTask({ status: 'CANCELLED' })
  const order: string[] = []
  const steps = {
    confirm: vi.fn(() => Promise.resolve(answer)),
    send: vi.fn(() => {
      order.push('send')
      return Promise.resolve(cancelled)
    }),
    refreshBalance: vi.fn(() => {
      order.push('balance')
      return Promise.resolve()
    }),
    notify: vi.fn(),
  } satisfies CancelSteps
  return { steps, order, cancelled }
}

describe('[R4.06] cancelling', () => {
  it('a CREATED task asks nothing and then refreshes the balance', async () => {
    const { steps, order, cancelled } = makeSteps(false)
    const task = makeTask({ status: 'CREATED' })
    expect(await cancelTask(task, steps)).toBe(cancelled)
    expect(steps.confirm).not.toHaveBeenCalled()
    expect(order).toEqual(['send', 'balance'])
  })

  it('a RUNNING task asks first', async () => {
    const { steps, order } = makeSteps(true)
    await cancelTask(makeTask({ status: 'RUNNING' }), steps)
    expect(steps.confirm).toHaveBeenCalledOnce()
    expect(order).toEqual(['send', 'balance'])
  })

  it('a declined question is a user-cancelled error and sends nothing', async () => {
    const { steps, order } = makeSteps(false)
    await expect(cancelTask(makeTask({ status: 'RUNNING' }), steps)).rejects.toMatchObject({
      code: 'user_cancelled',
    })
    expect(order).toEqual([])
  })

  it('with ignore_toast only taskId and creative_id are sent and nothing is said', async () => {
    const { steps } = makeSteps(true)
    const task = makeTask({ status: 'CREATED' })
    await cancelTask(task, steps, { creativeId: 'c-1', ignoreToast: true })
    expect(steps.send).toHaveBeenCalledWith({ taskId: task.task_id, creative_id: 'c-1' })
    expect(steps.notify).not.toHaveBeenCalled()
  })
})
