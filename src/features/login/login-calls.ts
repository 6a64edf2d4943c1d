import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import {
  checkTicketFn,
  emailTicketFn,
  forgotPasswordFn,
  loginFn,
  oauthFinishFn,
  oauthStartFn,
} from '@/api/accounts.functions'
import { reloadForUser } from '@/api/session-queries'
import type { UserInfo } from '@/contract/endpoints/accounts'

/** The purpose of an emailed code. */
export type CodeUse = 'REGISTER' | 'UPDATE_PWD'

/** What the browser learns about a new session; the secret stays in a cookie. */
export interface NewSession {
  session_id: string
  user_info_resp: { nick_name: string; email: string }
}

interface Registration {
  email: string
  code: string
  password: string
  inviteCode: string | undefined
}

/** All server calls of the login screens. */
export interface LoginCalls {
  signIn: (input: { email: string; password: string; code?: string }) => Promise<NewSession>
  signInWithPasskey: () => Promise<NewSession>
  sendCode: (input: { email: string; use: CodeUse }) => Promise<unknown>
  checkCode: (input: { email: string; code: string }) => Promise<unknown>
  register: (input: Registration) => Promise<NewSession>
  resetPassword: (input: { email: string; code: string; password: string }) => Promise<unknown>
  startOauth: (input: {
    redirectUri: string
    inviteCode: string | undefined
  }) => Promise<{ authorization_url: string; flow_id: string }>
  finishOauth: (input: {
    flowId: string
    callbackUrl: string
    code?: string
  }) => Promise<NewSession>
  loadUser: (client: QueryClient) => Promise<UserInfo | null>
}

export const serverCalls: LoginCalls = {
  signIn: ({ email, password, code }) =>
    loginFn({
      data: { oauth_enum: 'EMAIL_LOGIN', email, ticket: password, second_factor_code: code },
    }),
  signInWithPasskey: async () => (await import('./passkey-sign-in')).signInWithPasskey(),
  sendCode: ({ email, use }) => emailTicketFn({ data: { email, ticket_use_type: use } }),
  checkCode: ({ email, code }) =>
    checkTicketFn({ data: { email, ticket_use_type: 'REGISTER', ticket: code } }),
  register: ({ email, code, password, inviteCode }) =>
    loginFn({
      data: {
        oauth_enum: 'EMAIL_REGISTERED',
        email,
        ticket: code,
        pwd: password,
        invite_code: inviteCode,
      },
    }),
  resetPassword: ({ email, code, password }) =>
    forgotPasswordFn({ data: { email, ticket: code, pwd: password } }),
  startOauth: ({ redirectUri, inviteCode }) =>
    oauthStartFn({ data: { redirect_uri: redirectUri, invite_code: inviteCode } }),
  finishOauth: ({ flowId, callbackUrl, code }) =>
    oauthFinishFn({
      data: { flow_id: flowId, callback_url: callbackUrl, second_factor_code: code },
    }),
  loadUser: reloadForUser,
}

/** The calls used by the screens below; tests provide their own. */
export const LoginCallsContext = createContext<LoginCalls>(serverCalls)

export const useLoginCalls = () => use(LoginCallsContext)
