import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, SecondFactorCode } from '../fields.ts'

export const RecoveryCodes = z.object({
  /** Shown this once; each is taken once. */
  recovery_codes: z.array(z.string()),
})

export const beginSecondFactor = defineEndpoint({
  id: 'accounts.beginSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/begin',
  access: 'user',
  summary: 'Make a key for an authenticator app; it counts once a code of the app was right',
  failures: ['confirm_needed', 'changed_meanwhile'],
  input: Empty,
  output: z.object({
    /** Base32, to be typed where no camera is. */
    key: z.string(),
    /** `otpauth://` address, to be shown as a QR code. */
    uri: z.string(),
  }),
  rateLimit: 'accountChange',
})

export const enableSecondFactor = defineEndpoint({
  id: 'accounts.enableSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/account/second-factor/enable',
  access: 'user',
  summary: 'Turn the second factor on with a first code of the app',
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
  summary: 'Turn the second factor off',
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
  summary: 'Ten new recovery codes; the earlier ones are taken no more',
  failures: ['confirm_needed', 'changed_meanwhile'],
  input: Empty,
  output: RecoveryCodes,
  rateLimit: 'accountChange',
})
