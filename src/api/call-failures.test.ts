import { describe, expect, test } from 'vitest'
import { AppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { reactionTo } from './call-failures'

const byPerson = { isBackground: false, isSignedIn: true }
const byPage = { isBackground: true, isSignedIn: true }
const byPageOfVisitor = { isBackground: true, isSignedIn: false }

const withStatus = (status: number) => new AppError('internal', {}, { status })

describe('the page’s own answer to a failed call', () => {
  test.each([200, 1000, 500, 1008, 5001, 2112, 1011, 2301, 2302, 2402, 2403, 2310])(
    '[R8.01] status %i is left to the screen',
    (status) => {
      expect(reactionTo(withStatus(status), byPerson)).toEqual({
        isReported: false,
        endsSession: false,
      })
    },
  )

  test.each([2101, 2111, 2117, 2131, 2132, 4711])('[R8.02] status %i is told', (status) => {
    expect(reactionTo(withStatus(status), byPage)).toEqual({ isReported: true, endsSession: false })
  })

  test.each<ErrorCode>(['not_signed_in', 'session_expired', 'session_revoked'])(
    '[R4.15] %s ends the session of this browser and says so',
    (code) => {
      expect(reactionTo(new AppError(code), byPage)).toEqual({
        isReported: true,
        endsSession: true,
      })
    },
  )

  test('a visitor hears that a login is needed only after doing something', () => {
    const error = new AppError('not_signed_in')
    expect(reactionTo(error, byPageOfVisitor).isReported).toBe(false)
    expect(reactionTo(error, { ...byPerson, isSignedIn: false }).isReported).toBe(true)
  })

  test('[R8.03] a timeout is told, a network error is the screen’s to tell', () => {
    expect(reactionTo(new AppError('timeout'), byPage).isReported).toBe(true)
    expect(reactionTo(new AppError('network_error'), byPage).isReported).toBe(false)
  })

  test('[R4.06] what a person cancelled is no failure', () => {
    const foreign = new AppError('user_cancelled', {}, { status: 4711 })
    expect(reactionTo(foreign, byPerson)).toEqual({ isReported: false, endsSession: false })
  })

  test('a mistake of our own is not told as if it were an answer', () => {
    expect(reactionTo(new TypeError('x'), byPerson)).toEqual({
      isReported: false,
      endsSession: false,
    })
  })
})
