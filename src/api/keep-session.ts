import type { LoginResponse } from '@/contract/endpoints/accounts'
import type { SetSecret } from './api-call'

/** Keeps the access token in the cookie; only what may be seen goes on to the browser. */
export function keepSession(reply: LoginResponse, setSecret: SetSecret) {
  const { access_token, ...visible } = reply
  const seconds = Math.floor((Date.parse(reply.expires_at) - Date.now()) / 1000)
  setSecret('session', access_token, seconds)
  return visible
}
