import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgressWriter, type RunProgress } from './progress-writer.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A writer whose row is here; a write that is held ends when the test lets it. */
function startWriting() {
  const written: number[] = []
  const row = {
    written,
    isRunning: true,
    isBroken: false,
    hold: Promise.resolve(),
    goneCount: 0,
    warnings: 0,
  }
  const writer = createProgressWriter({
    async save({ progress }: RunProgress) {
      if (row.isBroken) throw new Error('no connection')
      await row.hold
      if (row.isRunning) row.written.push(progress)
      return row.isRunning
    },
    onGone: () => {
      row.goneCount += 1
    },
    log: {
      warn: () => {
        row.warnings += 1
      },
    },
  })
  const report = (progress: number, stage = 'rendering') => writer.report({ progress, stage })
  return { row, report, stop: writer.stop }
}

/** Lets the time pass, and writes that are due come to their end. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await turn()
}

test('writes what is told first without waiting', async () => {
  const { row, report } = startWriting()
  report(0.1)
  await pass(0)
  expect(row.written).toEqual([0.1])
})

test('writes a few times a second however often it is told', async () => {
  const { row, report } = startWriting()
  for (let ms = 0; ms < 1_000; ms += 10) {
    report(ms / 1_000)
    await pass(10)
  }
  expect(row.written).toEqual([0, 0.24, 0.49, 0.74, 0.99])
})

test('goes on writing when the clock of the machine is set back', async () => {
  const { row, report } = startWriting()
  report(0.1)
  await pass(0)
  vi.setSystemTime(Date.now() - 3_600_000)
  report(0.2)
  await pass(1_000)
  expect(row.written).toEqual([0.1, 0.2])
})

test('of what is told between two writes the latest wins, even when nothing follows it', async () => {
  const { row, report } = startWriting()
  report(0.1)
  await pass(0)
  report(0.2)
  report(0.3)
  await pass(1_000)
  expect(row.written).toEqual([0.1, 0.3])
})

test('writes nothing that people could not tell from what stands there', async () => {
  const { row, report } = startWriting()
  report(0.101)
  await pass(300)
  report(0.104)
  await pass(300)
  expect(row.written).toEqual([0.101])
  report(0.104, 'encoding')
  await pass(300)
  expect(row.written).toEqual([0.101, 0.104])
})

test('never writes twice at once', async () => {
  const { row, report } = startWriting()
  const { promise, resolve } = Promise.withResolvers<void>()
  row.hold = promise
  report(0.1)
  await pass(0)
  row.hold = Promise.resolve()
  report(0.2)
  await pass(1_000)
  expect(row.written).toEqual([])
  resolve()
  await pass(1_000)
  expect(row.written).toEqual([0.1, 0.2])
})

test('says once that the run is gone, and writes no more', async () => {
  const { row, report } = startWriting()
  row.isRunning = false
  report(0.1)
  await pass(1_000)
  row.isRunning = true
  report(0.5)
  await pass(1_000)
  expect(row).toMatchObject({ goneCount: 1, written: [] })
})

test('tries again what could not be written, and does not call the run gone', async () => {
  const { row, report } = startWriting()
  row.isBroken = true
  report(0.1)
  await pass(0)
  row.isBroken = false
  await pass(250)
  expect(row).toMatchObject({ warnings: 1, goneCount: 0, written: [0.1] })
})

test('stopped, it waits for the write under way and starts none any more', async () => {
  const { row, report, stop } = startWriting()
  const { promise, resolve } = Promise.withResolvers<void>()
  row.hold = promise
  report(0.1)
  await pass(0)
  report(0.2)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await pass(1_000)
  expect(isStopped).toBe(false)
  resolve()
  await stopped
  report(0.3)
  await pass(1_000)
  expect(row.written).toEqual([0.1])
})

test('stopped before a write is due, it forgets it', async () => {
  const { row, report, stop } = startWriting()
  report(0.1)
  await pass(0)
  report(0.2)
  await stop()
  await pass(1_000)
  expect(row.written).toEqual([0.1])
})
