import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { Clock } from '../../clock.ts'

export interface PaypalSettings {
  clientId: string
  clientSecret: string
  /** Our webhook's id in PayPal's dashboard; part of a report's signature. */
  webhookId: string
  baseUrl: string
  clock: Clock
}

export const PAYPAL_ADDRESSES = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const

const TIMEOUT_MS = 20_000
/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000

interface Call {
  method: 'GET' | 'POST'
  path: string
  /** JSON exactly as sent: the signature check needs our own body around PayPal's bytes. */
  body?: string
  /** Idempotency key: the call takes effect once, however often it is sent. */
  requestId?: string
}

/** An error reply from PayPal, by HTTP status; its text stays out of our replies. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal'
  readonly status: number

  constructor(status: number, path: string) {
    super(`PayPal answered ${status} to ${path}.`)
    this.status = status
  }
}

export type AskPaypal = <Answer extends z.ZodType>(
  answer: Answer,
  call: Call,
) => Promise<z.output<Answer>>

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** Calls PayPal's API (live or sandbox), signed in; replies are validated before use. */
export function openPaypalApi(settings: PaypalSettings): AskPaypal {
  const { baseUrl, clock } = settings
  let token: { value: string; endsAt: number } | null = null

  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(baseUrl + path, { ...init, signal, redirect: 'error' })
    const text = await reply.text()
    if (!reply.ok) throw new PaypalRefusal(reply.status, path)
    return text === '' ? {} : JSON.parse(text)
  }

  const signIn = async (): Promise<string> => {
    const now = clock.now().getTime()
    if (token && token.endsAt > now) return token.value
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`)
    const reply = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials.toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: value, expires_in } = Token.parse(reply)
    token = { value, endsAt: now + expires_in * 1000 - TOKEN_MARGIN_MS }
    return value
  }

  return async (answer, { method, path, body, requestId }) => {
    const headers = new Headers({
      authorization: `Bearer ${await signIn()}`,
      prefer: 'return=representation',
    })
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (requestId) headers.set('paypal-request-id', requestId)
    return answer.parse(await send(path, { method, headers, body: body ?? null }))
  }
}

/** Makes a call that a report depends on; if it fails, PayPal sends the report again. */
export async function orUnavailable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch {
    throw new AppError('payment_unavailable', { gateway: 'paypal' })
  }
}
