import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import { isAppError } from '@/contract/app-error'
import type { Endpoint, InputOf, OutputOf, ParsedInputOf } from '@/contract/endpoint'
import { LOGOUT_STATUSES } from '@/contract/error-codes'
import { readBrowserRequest } from './browser-request.server'
import { callApi } from './client.server'
import { noteFailure } from './render-failures.server'
import { readSender } from './sender'
import { cookieHeader, cookieNames } from './session-cookies'
import { apiSettings } from './transport.server'

/** Stores a secret in the browser's cookie, or deletes it when null. */
export type SetSecret = (
  name: 'session' | 'visitor',
  value: string | null,
  maxAgeSeconds?: number,
) => void

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | ParsedInputOf<E>,
) => Promise<OutputOf<E>>

/** Gives a server function `call` for the product API and `setSecret` for the browser's cookies. */
export const apiCall = createMiddleware({ type: 'function' })
  .client(({ next }) => next({ sendContext: { sender: readSender() } }))
  .server(({ next, context }) => {
    const request = getRequest()
    const browser = readBrowserRequest(request, apiSettings)
    const names = cookieNames(browser.isHttps)
    const cookies: string[] = []
    const setSecret: SetSecret = (name, value, maxAgeSeconds = 0) => {
      cookies.push(
        cookieHeader(names[name], value ?? '', browser.isHttps, value ? maxAgeSeconds : 0),
      )
      setResponseHeader('set-cookie', cookies)
      browser[name === 'session' ? 'sessionToken' : 'visitorToken'] = value
    }
    const call: Call = async (endpoint, input) => {
      try {
        return await callApi(endpoint, input, context.sender, browser)
      } catch (error) {
        if (isAppError(error)) noteFailure(request, error)
        const isOver = isAppError(error) && LOGOUT_STATUSES.includes(error.status)
        if (isOver && browser.sessionToken) setSecret('session', null)
        throw error
      }
    }
    const isSignedIn = browser.sessionToken !== null
    return next({ context: { call, setSecret, isSignedIn, origin: browser.origin } })
  })
