import { setupI18n } from '@lingui/core'
import { QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSignedInLocally, rememberSession } from '@/browser/local-session'
import { clearNotifications, notify, useNotifications } from '@/browser/notifications'
import { AppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'
import { accountKeys } from './accounts.queries'
import { createQueryClient } from './query-client'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const createClient = () =>
  createQueryClient(
    () => i18n,
    (i18n, error) => notify('error', errorMessage(i18n, error)),
  )

const toasts = () => renderHook(useNotifications).result.current.map(({ message }) => message)
const fail = (code: ErrorCode) => () => Promise.reject(new AppError(code))

afterEach(() => {
  clearNotifications()
  localStorage.clear()
})

describe('a failed query', () => {
  test('[R8.02] tells what is not silent, in the words of the page', async () => {
    const client = createClient()
    await client.fetchQuery({ queryKey: ['x'], queryFn: fail('email_unusable') }).catch(() => {})
    expect(toasts()).toEqual(['This email address can’t be used. Please try another one.'])
  })

  test('[R8.03] [R8.09] what somebody asked for and ran out of time is told', async () => {
    const client = createClient()
    const mutation = client.getMutationCache().build(client, { mutationFn: fail('timeout') })
    await mutation.execute(undefined).catch(() => {})
    expect(toasts()).toEqual(['Pending timeout'])
  })

  test('[R8.01] is silent for a silent status', async () => {
    const client = createClient()
    await client
      .fetchQuery({ queryKey: ['x'], queryFn: fail('generation_running') })
      .catch(() => {})
    expect(toasts()).toEqual([])
  })

  test('is tried again only when trying may help', async () => {
    const client = createClient()
    const calls: string[] = []
    const observe = (code: ErrorCode) =>
      new QueryObserver(client, {
        queryKey: [code],
        queryFn: () => {
          calls.push(code)
          throw new AppError(code)
        },
        retryDelay: 0,
      }).subscribe(() => {})
    const stops = [observe('network_error'), observe('not_found')]
    await waitFor(() => expect(client.isFetching()).toBe(0))
    for (const stop of stops) stop()
    expect(calls.filter((code) => code === 'network_error')).toHaveLength(3)
    expect(calls.filter((code) => code === 'not_found')).toHaveLength(1)
  })
})

describe('[R4.15] a status that ends the session', () => {
  const user = { uid: 'u-1', nick_name: 'Mai' }

  test('forgets it here, drops what the user saw and says why', async () => {
    rememberSession({ sessionId: 's-1', nickName: 'Mai' })
    const client = createClient()
    client.setQueryData(accountKeys.user, user)
    client.setQueryData(['tasks', 'list'], ['a secret idea'])
    client.setQueryData(['models'], ['public'])
    client.setQueryData(['priceList', 'en'], ['public'])
    await client.fetchQuery({ queryKey: ['x'], queryFn: fail('session_revoked') }).catch(() => {})
    expect(isSignedInLocally()).toBe(false)
    expect(localStorage.getItem('isLogin')).toBe('false')
    expect(client.getQueryData(accountKeys.user)).toBeNull()
    expect(client.getQueryData(['tasks', 'list'])).toBeUndefined()
    expect(client.getQueryData(['models'])).toEqual(['public'])
    expect(client.getQueryData(['priceList', 'en'])).toEqual(['public'])
    expect(toasts()).toEqual(['You were signed out. Please sign in again.'])
  })

  test('does so once, although what is reloaded for a visitor fails in the same way', async () => {
    rememberSession({ sessionId: 's-1', nickName: 'Mai' })
    const client = createClient()
    client.setQueryData(accountKeys.user, user)
    const load = vi.fn(fail('not_signed_in'))
    const stop = new QueryObserver(client, { queryKey: ['tasks'], queryFn: load }).subscribe(
      () => {},
    )
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    stop()
    expect(load).toHaveBeenCalledTimes(2)
    expect(toasts()).toEqual(['Please login first to proceed with this operation'])
  })

  test('is not undone by an answer about the user that was still on its way', async () => {
    rememberSession({ sessionId: 's-1', nickName: 'Mai' })
    const client = createClient()
    client.setQueryData(accountKeys.user, user)
    let answer = (_late: typeof user) => {}
    const onItsWay = client.fetchQuery({
      queryKey: accountKeys.user,
      queryFn: () => new Promise<typeof user>((resolve) => (answer = resolve)),
      staleTime: 0,
    })
    await client.fetchQuery({ queryKey: ['x'], queryFn: fail('session_revoked') }).catch(() => {})
    answer(user)
    await onItsWay.catch(() => {})
    expect(client.getQueryData(accountKeys.user)).toBeNull()
  })

  test('means nothing to a visitor whose page asked for too much', async () => {
    const client = createClient()
    await client.fetchQuery({ queryKey: ['x'], queryFn: fail('not_signed_in') }).catch(() => {})
    expect(toasts()).toEqual([])
  })

  test('answers a visitor who wanted something with the words of the specification', async () => {
    const client = createClient()
    const mutation = client.getMutationCache().build(client, { mutationFn: fail('not_signed_in') })
    await mutation.execute(undefined).catch(() => {})
    expect(toasts()).toEqual(['Please login first to proceed with this operation'])
  })
})
