import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/contract/app-error'
import { ERROR_CODES, type ErrorCode } from '@/contract/error-codes'
import { ERROR_SENTENCES } from '@/contract/error-sentences'
import { keysOf } from '@/contract/keys-of'
import { errorMessage } from './error-messages'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const codes = keysOf(ERROR_CODES)

/** Errors in requests that programs write; people never see them. */
const ABOUT_REQUESTS = new Set<ErrorCode>([
  'invalid_input',
  'idempotency_conflict',
  'figures_changed',
  'not_found',
  'request_too_large',
])

const sentencesOf = (text: string) => text.split(/(?<=\.)\s/).map((one) => one.replace(/\.$/, ''))

describe('[R8.09] what a person reads about a failure', () => {
  test('every code has a sentence of its own language, never the name of the code', () => {
    for (const code of codes) {
      const text = errorMessage(i18n, new AppError(code))
      expect(text, code).toMatch(/^[A-Z].{7,}/)
      expect(text, code).not.toContain('_')
    }
  })

  test('the API says it in sentences of the page, and leaves out only what to do there', () => {
    for (const code of codes.filter((one) => !ABOUT_REQUESTS.has(one))) {
      const onThePage = sentencesOf(errorMessage(i18n, new AppError(code)))
      expect(onThePage, code).toEqual(expect.arrayContaining(sentencesOf(ERROR_SENTENCES[code])))
    }
  })

  test.each<[ErrorCode, string]>([
    ['not_signed_in', 'Please login first to proceed with this operation'],
    ['insufficient_credits', 'Insufficient credits, please recharge'],
    ['network_error', 'Network error, please try again later'],
    ['timeout', 'Pending timeout'],
    ['email_not_registered', 'Email not registered'],
    ['email_registered', 'Email already registered'],
    ['oauth_unavailable', 'Google login not supported yet'],
    ['link_invalid', 'Please enter a valid image URL'],
    ['no_product', 'This team has no products, please create a product first'],
  ])('%s has the words of the specification', (code, words) => {
    expect(errorMessage(i18n, new AppError(code))).toBe(words)
  })

  test('a sentence of a foreign upstream goes first', () => {
    const error = new AppError('internal', {}, { status: 2117, statement: 'Mailbox is full' })
    expect(errorMessage(i18n, error)).toBe('Mailbox is full')
  })

  test('an error that is not ours tells nothing about itself', () => {
    expect(errorMessage(i18n, new TypeError('x is undefined at /srv/app.js'))).toBe(
      'Something went wrong on our side. Please try again.',
    )
  })
})
