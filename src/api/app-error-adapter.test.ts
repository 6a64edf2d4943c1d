import { expect, test } from 'vitest'
import { AppError, isAppError } from '@/contract/app-error'
import { appErrorAdapter } from './app-error-adapter'

test('an error keeps its code, details and foreign sentence on the way to the browser', () => {
  const sent = new AppError('insufficient_credits', { missing: 14 }, { statement: 'Zu wenig' })
  const wire = JSON.parse(JSON.stringify(appErrorAdapter.toSerializable(sent)))
  const received = appErrorAdapter.fromSerializable(wire)
  expect(isAppError(received)).toBe(true)
  expect(received).toMatchObject({
    code: 'insufficient_credits',
    details: { missing: 14 },
    status: 2301,
    statement: 'Zu wenig',
    message: 'Zu wenig',
  })
})

test('other errors are not its business', () => {
  expect(appErrorAdapter.test(new Error('secret'))).toBe(false)
})
