import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_INVITATION } from '../failure-groups.ts'
import {
  CodeSent,
  Done,
  Email,
  EmailCode,
  Empty,
  Id,
  InviteCode,
  NewPassword,
  SecondFactorCode,
  Timestamp,
} from '../fields.ts'
import { Defaults } from './account-settings.ts'

const OF_OAUTH = ['oauth_unavailable', 'oauth_failed', 'oauth_email_taken'] as const

export const OAUTH_ENUMS = ['EMAIL_LOGIN', 'EMAIL_REGISTERED', 'GOOGLE'] as const

/**
 * Login request. `ticket` is the password for EMAIL_LOGIN and the code for EMAIL_REGISTERED;
 * `access_token` (an identity token) and `openid` belong to GOOGLE. Which fields are needed depends
 * on `oauth_enum`, so the verb checks them and returns `invalid_input` with the field's name.
 */
export const LoginRequest = z.object({
  email: Email.optional(),
  ticket: z.string().max(200).optional(),
  oauth_enum: z.enum(OAUTH_ENUMS),
  pwd: NewPassword.optional(),
  invite_code: InviteCode.optional(),
  access_token: z.string().max(8_192).optional(),
  openid: z.string().max(255).optional(),
  /** Required when the account has a second factor: send the whole request again with it. */
  second_factor_code: SecondFactorCode.optional(),
})

export const UserInfo = z.object({
  uid: Id,
  email: z.string(),
  nick_name: z.string(),
  user_name: z.string(),
  /** Comma-separated list, e.g. `USER` or `USER,OUTER_USER`. */
  roles: z.string(),
  outer_user: z.boolean(),
  /** A flag set by earlier products; its meaning is unknown and nothing depends on it. */
  banana_user: z.boolean().optional(),
  is_new_user: z.boolean(),
  created_at: Timestamp,
  avatar_url: z.url().nullish(),
  defaults: Defaults.optional(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const LoginResponse = z.object({
  access_token: z.string(),
  /** Public id of the session: names it, grants nothing. */
  session_id: Id,
  expires_at: Timestamp,
  user_info_resp: z.object({ nick_name: z.string(), email: z.string() }),
})
export type LoginResponse = z.infer<typeof LoginResponse>

export const login = defineEndpoint({
  id: 'accounts.login',
  method: 'POST',
  path: '/api/v1/login',
  access: 'public',
  summary: 'Sign in by email, create an account with an emailed code, or sign in with Google',
  failures: [
    'email_not_registered',
    'login_failed',
    'second_factor_needed',
    'code_invalid',
    'password_common',
    'email_registered',
    ...OF_INVITATION,
    ...OF_OAUTH,
    'unavailable',
  ],
  input: LoginRequest,
  output: LoginResponse,
  rateLimit: 'login',
})

export const TICKET_USE_TYPES = ['REGISTER', 'UPDATE_PWD'] as const

export const emailTicket = defineEndpoint({
  id: 'accounts.emailTicket',
  method: 'POST',
  path: '/api/v1/email/ticket',
  access: 'public',
  summary: 'Email a verification code',
  failures: [
    'email_unusable',
    'email_registered',
    'reset_email_not_registered',
    'code_requested_too_often',
    'reset_limit_reached',
  ],
  input: z.object({ email: Email, ticket_use_type: z.enum(TICKET_USE_TYPES) }),
  output: CodeSent,
  rateLimit: 'emailTicket',
})

export const checkTicket = defineEndpoint({
  id: 'accounts.checkTicket',
  method: 'POST',
  path: '/api/v1/email/ticket/check',
  access: 'public',
  summary: 'Check a verification code without using it up',
  failures: ['code_invalid'],
  input: z.object({ email: Email, ticket_use_type: z.enum(TICKET_USE_TYPES), ticket: EmailCode }),
  output: z.object({ valid: z.literal(true) }),
  rateLimit: 'login',
})

export const forgotPassword = defineEndpoint({
  id: 'accounts.forgotPassword',
  method: 'POST',
  path: '/api/v1/forgot/pwd',
  access: 'public',
  summary: 'Set a new password with an emailed code; this ends every session of the account',
  failures: ['code_invalid', 'password_common', 'unavailable'],
  input: z.object({ email: Email, pwd: NewPassword, ticket: EmailCode }),
  output: Done,
  rateLimit: 'login',
})

export const userInfo = defineEndpoint({
  id: 'accounts.userInfo',
  method: 'GET',
  path: '/backend/auth/user/info',
  access: 'user',
  summary: 'Get the signed-in user',
  failures: [],
  input: Empty,
  output: UserInfo,
})

export const logout = defineEndpoint({
  id: 'accounts.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'user',
  summary: 'End this session',
  failures: [],
  input: Empty,
  output: Done,
})

export const sessions = defineEndpoint({
  id: 'accounts.sessions',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  access: 'user',
  summary: 'List the signed-in user’s sessions',
  failures: [],
  input: Empty,
  output: z.object({
    sessions: z.array(
      z.object({
        session_id: Id,
        is_current: z.boolean(),
        user_agent: z.string(),
        created_at: Timestamp,
        last_seen_at: Timestamp,
      }),
    ),
  }),
})

export const revokeSession = defineEndpoint({
  id: 'accounts.revokeSession',
  method: 'POST',
  path: '/api/v1/auth/sessions/revoke/{sessionId}',
  access: 'user',
  summary: 'End one of your sessions',
  failures: ['not_found'],
  input: z.object({ sessionId: Id }),
  output: Done,
})

export const oauthConfig = defineEndpoint({
  id: 'accounts.oauthConfig',
  method: 'GET',
  path: '/api/v1/oauth/config',
  access: 'public',
  summary: 'Get the configured sign-in provider',
  failures: [],
  input: Empty,
  output: z.object({ google: z.object({ enabled: z.boolean(), label: z.string() }) }),
})

export const oauthStart = defineEndpoint({
  id: 'accounts.oauthStart',
  method: 'POST',
  path: '/api/v1/oauth/start',
  access: 'public',
  summary: 'Start an OpenID Connect code flow with PKCE; returns the URL for the popup',
  failures: ['oauth_unavailable', 'oauth_failed'],
  input: z.object({
    redirect_uri: z.url().max(2_000),
    invite_code: InviteCode.optional(),
  }),
  output: z.object({ authorization_url: z.url(), flow_id: Id }),
  rateLimit: 'login',
})

export const oauthFinish = defineEndpoint({
  id: 'accounts.oauthFinish',
  method: 'POST',
  path: '/api/v1/oauth/finish',
  access: 'public',
  summary: 'Finish the code flow with the URL the issuer redirected the popup to',
  failures: [
    ...OF_OAUTH,
    ...OF_INVITATION,
    'email_registered',
    'email_not_registered',
    'second_factor_needed',
    'code_invalid',
  ],
  input: z.object({
    flow_id: Id,
    callback_url: z.url().max(8_000),
    /** Required when the account has a second factor: send the whole request again with it. */
    second_factor_code: SecondFactorCode.optional(),
  }),
  output: LoginResponse,
  rateLimit: 'login',
})
