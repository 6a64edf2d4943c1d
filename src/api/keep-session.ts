import type { LoginResponse } from '@/contract/endpoints/accounts'
import type { SetSecret } from './api-call'

/** Stores the access token in the cookie; only the visible fields go on to the browser. */
export function keepSession(reply: LoginResponse, setSecret: SetSecret) {
  const { access_token, ...visible } = reply
  const seconds = Math.floor((Date.parse(reply.expires_at) - Date.now()) / 1000)
  setSecret('session', access_token, seconds)
  return visible
}
