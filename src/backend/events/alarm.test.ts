import { expect, test } from 'vitest'
import { createAlarm } from './alarm.ts'

test('a ring wakes the one who waits', async () => {
  const alarm = createAlarm()
  const woken = alarm.wait(60_000)
  alarm.ring()
  expect(await woken).toBe(true)
})

test('a ring while nobody waits is heard by the next', async () => {
  const alarm = createAlarm()
  alarm.ring()
  alarm.ring()
  expect(await alarm.wait(60_000)).toBe(true)
  expect(await alarm.wait(1)).toBe(false)
})

test('waiting ends by itself when nobody rings', async () => {
  expect(await createAlarm().wait(1)).toBe(false)
})
