import { z } from 'zod'
import { THEMES } from '../account-defaults.ts'
import { defineEndpoint } from '../endpoint.ts'
import { OF_UPLOAD } from '../failure-groups.ts'
import {
  CodeSent,
  Done,
  Empty,
  Id,
  LanguageName,
  NewPassword,
  RatioName,
  Timestamp,
} from '../fields.ts'
import { ACCOUNT_NAME_MAX } from '../limits.ts'

/** The settings a person starts with on every device; null leaves the choice to the installation. */
export const Defaults = z.object({
  language: LanguageName.nullable(),
  theme: z.enum(THEMES).nullable(),
  /** A model's id, or `auto`. */
  model: z.string().trim().min(1).max(200).nullable(),
  aspect_ratio: RatioName.nullable(),
})
export type Defaults = z.infer<typeof Defaults>

/**
 * How account owners prove it is them: with a code from their app if a second factor is on, else with the
 * password, else with an emailed code.
 */
export const CONFIRM_WAYS = ['second_factor', 'password', 'email_code'] as const
export type ConfirmWay = (typeof CONFIRM_WAYS)[number]

export const AccountView = z.object({
  user_id: Id,
  name: z.string(),
  email: z.string(),
  avatar_url: z.url().nullable(),
  created_at: Timestamp,
  has_password: z.boolean(),
  confirm_by: z.enum(CONFIRM_WAYS),
  /** Until when this session may do sensitive things; null when it must confirm first. */
  confirmed_until: Timestamp.nullable(),
  second_factor: z.object({
    enabled_at: Timestamp.nullable(),
    recovery_codes_left: z.number().int(),
  }),
  defaults: Defaults,
})
export type AccountView = z.infer<typeof AccountView>

export const account = defineEndpoint({
  id: 'accounts.account',
  method: 'GET',
  path: '/api/v1/auth/account',
  access: 'user',
  summary: 'Get your account, its defaults and security settings',
  failures: [],
  input: Empty,
  output: AccountView,
})

export const saveAccount = defineEndpoint({
  id: 'accounts.saveAccount',
  method: 'POST',
  path: '/api/v1/auth/account/save',
  access: 'user',
  summary: 'Change your name, picture, or defaults; omitted fields stay as they are',
  failures: [...OF_UPLOAD, 'unsupported_media', 'media_unreadable'],
  input: z.object({
    name: z.string().trim().min(1).max(ACCOUNT_NAME_MAX).optional(),
    /** A picture, cropped to a centered square. Null removes the current one. */
    avatar_upload_id: Id.nullable().optional(),
    defaults: Defaults.partial().optional(),
  }),
  output: AccountView,
  rateLimit: 'accountChange',
})

export const confirm = defineEndpoint({
  id: 'accounts.confirm',
  method: 'POST',
  path: '/api/v1/auth/account/confirm',
  access: 'user',
  summary: 'Confirm that it’s you; valid for ten minutes in this session',
  failures: ['login_failed', 'code_invalid', 'unavailable'],
  input: z.object({
    /** The password, an app or recovery code, or the emailed code: see `confirm_by`. */
    secret: z.string().min(1).max(200),
  }),
  output: z.object({ confirmed_until: Timestamp }),
  rateLimit: 'login',
})

export const sendConfirmCode = defineEndpoint({
  id: 'accounts.sendConfirmCode',
  method: 'POST',
  path: '/api/v1/auth/account/confirm/ticket',
  access: 'user',
  summary: 'Email a confirmation code, for accounts without a password',
  failures: ['code_requested_too_often'],
  input: Empty,
  output: CodeSent,
  rateLimit: 'emailTicket',
})

export const changePassword = defineEndpoint({
  id: 'accounts.changePassword',
  method: 'POST',
  path: '/api/v1/auth/account/password',
  access: 'user',
  summary: 'Set a new password and end every other session of the account',
  failures: ['confirm_needed', 'login_failed', 'password_common', 'unavailable'],
  input: z.object({
    /** Required when the account has a password. */
    current_password: z.string().min(1).max(200).optional(),
    pwd: NewPassword,
  }),
  output: Done,
  rateLimit: 'login',
})

export const endOtherSessions = defineEndpoint({
  id: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/v1/auth/sessions/revoke-others',
  access: 'user',
  summary: 'End all your other sessions',
  failures: [],
  input: Empty,
  output: z.object({ ended: z.number().int() }),
})
