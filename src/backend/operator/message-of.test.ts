import { expect, test } from 'vitest'
import { AppError } from '../../contract/app-error.ts'
import { messageOf } from './message-of.ts'

test('an operator reads a sentence and the facts of a refusal, not its code', () => {
  expect(messageOf(new AppError('email_not_registered'))).toBe('Email not registered.')
  expect(messageOf(new AppError('not_found', { command: 'gran' }))).toMatch(/\. command: gran$/)
})

test('of anything else an operator reads what it says', () => {
  expect(messageOf(new Error('disk full'))).toBe('disk full')
  expect(messageOf('odd')).toBe('odd')
})
