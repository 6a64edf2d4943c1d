import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, SecondFactorCode } from '../fields.ts'

export const RecoveryCodes = z.object({
  /** Shown only this once; each code works once. */
  recovery_codes: z.array(z.string()),
})

export const beginSecondFactor = defineEndpoint({
  id: 'accounts.beginSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/begin',
  access: 'user',
  summary: 'Create an authenticator app key; it takes effect with the first correct code',
  failures: ['confirm_needed', 'changed_meanwhile'],
  input: Empty,
  output: z.object({
    /** Base32, for typing in without a camera. */
    key: z.string(),
    /** `otpauth://` URI, for display as a QR code. */
    uri: z.string(),
  }),
  rateLimit: 'accountChange',
})

export const enableSecondFactor = defineEndpoint({
  id: 'accounts.enableSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/enable',
  access: 'user',
  summary: 'Turn on the second factor with a first code from the app',
  failures: ['confirm_needed', 'changed_meanwhile', 'code_invalid'],
  input: z.object({ code: SecondFactorCode }),
  output: RecoveryCodes,
  rateLimit: 'login',
})

export const disableSecondFactor = defineEndpoint({
  id: 'accounts.disableSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/disable',
  access: 'user',
  summary: 'Turn off the second factor',
  failures: ['confirm_needed'],
  input: Empty,
  output: Done,
  rateLimit: 'accountChange',
})

export const renewRecoveryCodes = defineEndpoint({
  id: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/recovery-codes',
  access: 'user',
  summary: 'Get ten new recovery codes; the earlier ones stop working',
  failures: ['confirm_needed', 'changed_meanwhile'],
  input: Empty,
  output: RecoveryCodes,
  rateLimit: 'accountChange',
})
