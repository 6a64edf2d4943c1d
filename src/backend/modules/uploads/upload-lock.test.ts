import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadLocker } from './upload-lock.ts'

const never = new AbortController().signal
const nothing = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a second request waits until the first is done, and asks it to hurry', async () => {
  const locker = new UploadLocker()
  const events: string[] = []
  const first = locker.newLock('a')
  const second = locker.newLock('a')
  await first.lock(never, () => void events.push('asked to hurry'))
  const waiting = second.lock(never, nothing).then(() => events.push('second has it'))
  await vi.advanceTimersByTimeAsync(100)
  expect(events).toEqual(['asked to hurry'])
  await first.unlock()
  await waiting
  expect(events).toEqual(['asked to hurry', 'second has it'])
})

test('uploads do not wait for each other', async () => {
  const locker = new UploadLocker()
  await locker.newLock('a').lock(never, nothing)
  await expect(locker.newLock('b').lock(never, nothing)).resolves.toBeUndefined()
})

test('requests get the lock in the order they came', async () => {
  const locker = new UploadLocker()
  const locks = ['1', '2', '3'].map((name) => ({ name, lock: locker.newLock('a') }))
  const order: string[] = []
  await Promise.all(
    locks.map(async ({ name, lock }) => {
      await lock.lock(never, nothing)
      order.push(name)
      await lock.unlock()
    }),
  )
  expect(order).toEqual(['1', '2', '3'])
})

test('who waited too long is told so, and holds nobody up', async () => {
  const locker = new UploadLocker()
  const holder = locker.newLock('a')
  await holder.lock(never, nothing)
  const impatient = locker.newLock('a').lock(never, nothing)
  const refused = expect(impatient).rejects.toMatchObject({ status_code: 423 })
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  const patient = locker.newLock('a').lock(never, nothing)
  await holder.unlock()
  await expect(patient).resolves.toBeUndefined()
})

test('who goes away while waiting holds nobody up', async () => {
  const locker = new UploadLocker()
  const holder = locker.newLock('a')
  await holder.lock(never, nothing)
  const leaving = new AbortController()
  const left = locker.newLock('a').lock(leaving.signal, nothing)
  await vi.advanceTimersByTimeAsync(1)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ status_code: 423 })
  const next = locker.newLock('a').lock(never, nothing)
  await holder.unlock()
  await expect(next).resolves.toBeUndefined()
})
