import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSlots } from './slots.ts'

/** Work that ends when the test says so. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, finish: resolve }
}

describe('slots', () => {
  test('let in as many at once as there are, and the rest in the order they came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 }),
        async (slots, ticks) => {
          const inSlot = createSlots(slots, 100)
          const order: number[] = []
          let running = 0
          let most = 0
          await Promise.all(
            ticks.map((count, index) =>
              inSlot(async () => {
                order.push(index)
                most = Math.max(most, ++running)
                for (let tick = 0; tick < count; tick++) await Promise.resolve()
                running--
              }),
            ),
          )
          expect(most).toBe(Math.min(slots, ticks.length))
          expect(order).toEqual(ticks.map((_, index) => index))
        },
      ),
    )
  })

  test('turn away whoever would wait behind too many', async () => {
    const inSlot = createSlots(1, 1)
    const work = createWork()
    const running = inSlot(work.run)
    const waiting = inSlot(work.run)
    await expect(inSlot(work.run)).rejects.toMatchObject({ code: 'unavailable' })
    work.finish()
    await Promise.all([running, waiting])
    await expect(inSlot(() => Promise.resolve('free again'))).resolves.toBe('free again')
  })

  test('are given back by work that fails', async () => {
    const inSlot = createSlots(1, 0)
    await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(inSlot(() => Promise.resolve('yes'))).resolves.toBe('yes')
  })
})
