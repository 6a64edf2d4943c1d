import { describe, expect, test } from 'vitest'
import { emailProblem } from '@/components/form/email-problem'
import {
  codeProblem,
  confirmationProblem,
  currentPasswordProblem,
  inviteCodeProblem,
  newPasswordProblem,
  passwordRules,
  recoveryCodeProblem,
  trimCode,
} from './field-rules'

const words = (problem: { message?: string } | undefined) => problem?.message

describe('[R5.01] e-mail', () => {
  test.each(['mai@example.com', ' Mai.Nguyen+ads@sub.example.co ', 'A@B.CO'])(
    'takes %j',
    (value) => {
      expect(emailProblem(value)).toBeUndefined()
    },
  )

  test.each(['mai', 'mai@', '@example.com', 'mai@example', 'ma i@example.com', 'a@b.c om'])(
    'refuses %j',
    (value) => expect(words(emailProblem(value))).toBe('Please enter a valid email address'),
  )

  test.each(['', '   '])('is required: %j', (value) => {
    expect(words(emailProblem(value))).toBe('Please enter your email')
  })
})

describe('[R5.02] a new password', () => {
  test.each(['12345678', 'x'.repeat(20), 'pässwört', '密码密码密码密码'])('may be %j', (value) => {
    expect(newPasswordProblem(value)).toBeUndefined()
  })

  test.each([
    ['', 'Please enter a password'],
    ['1234567', 'Use {min} to {max} characters'],
    ['x'.repeat(21), 'Use {min} to {max} characters'],
    ['1234 5678', 'Spaces are not allowed'],
    ['12345678\t', 'Spaces are not allowed'],
  ])('may not be %j', (value, expected) => {
    expect(words(newPasswordProblem(value))).toBe(expected)
  })

  test.each(['four words are enough', 'x'.repeat(128)])(
    'may be %j where the operator allows long ones',
    (value) => {
      expect(newPasswordProblem(value, true)).toBeUndefined()
      expect(newPasswordProblem(value)).toBeDefined()
    },
  )

  test('is entered twice, the same both times', () => {
    expect(confirmationProblem('12345678', '12345678')).toBeUndefined()
    expect(words(confirmationProblem('', '12345678'))).toBe('Please enter the password again')
    expect(words(confirmationProblem('1234567', '12345678'))).toBe(
      'The two passwords are not the same',
    )
  })

  test('has its rules ticked off while it is typed', () => {
    expect(passwordRules('', '')).toEqual({
      hasLength: false,
      hasNoSpaces: false,
      isRepeated: false,
    })
    expect(passwordRules('1234', '')).toEqual({
      hasLength: false,
      hasNoSpaces: true,
      isRepeated: false,
    })
    expect(passwordRules('12345678', '12345678')).toEqual({
      hasLength: true,
      hasNoSpaces: true,
      isRepeated: true,
    })
  })

  test('at sign-in any password may be tried', () => {
    expect(currentPasswordProblem('1')).toBeUndefined()
    expect(words(currentPasswordProblem(''))).toBe('Please enter your password')
  })
})

describe('[R5.03] the code', () => {
  test.each(['000000', '123456'])('may be %s', (value) => {
    expect(codeProblem(value)).toBeUndefined()
  })

  test.each(['12345', '1234567', '12345a', '１２３４５６'])('may not be %s', (value) => {
    expect(words(codeProblem(value))).toBe('The code has {count} digits')
  })

  test.each([
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['Your code: 123456.', '123456'],
    ['12345678', '123456'],
  ])('pasted as %j becomes %s', (text, code) => {
    expect(trimCode(text)).toBe(code)
  })
})

test('[R5.04] an invitation code is required where it is asked for', () => {
  expect(words(inviteCodeProblem(' '))).toBe('Please enter the invitation code')
  expect(inviteCodeProblem('FRIEND')).toBeUndefined()
})

test('a recovery code is known by its form, with or without its dash', () => {
  for (const value of ['ABCDE-23456', 'abcde 23456', 'ABCDE23456'])
    expect(recoveryCodeProblem(value)).toBeUndefined()
  expect(words(recoveryCodeProblem('123456'))).toBe('A recovery code looks like ABCDE-23456')
})
