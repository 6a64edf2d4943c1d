import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Done, Empty, Id, Timestamp } from '../fields.ts'
import { PASSKEY_NAME_MAX } from '../limits.ts'
import { LoginResponse } from './accounts.ts'

/** Bytes as WebAuthn encodes them in JSON. */
const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const ShortBytes = Bytes.min(1).max(1_400)
const Transports = z.array(z.string().max(40)).max(10)
const PublicKeyType = z.literal('public-key')

/** Identifies a person’s key, to use or to exclude. */
const KeyDescriptor = z.object({
  id: ShortBytes,
  type: PublicKeyType,
  transports: Transports.optional(),
})

/** The parts of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` that we use. */
const CreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: ShortBytes, name: z.string(), displayName: z.string() }),
  challenge: ShortBytes,
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: PublicKeyType })),
  timeout: z.number().int(),
  excludeCredentials: z.array(KeyDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/**
 * `PublicKeyCredentialRequestOptionsJSON`: lists no keys, so the device offers the keys it has for this site.
 */
const RequestOptions = z.object({
  challenge: ShortBytes,
  timeout: z.number().int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** A device's reply, as `PublicKeyCredential.toJSON()` returns it; unlisted fields are dropped. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({ id: ShortBytes, rawId: ShortBytes, type: PublicKeyType, response })

const Registration = credential(
  z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Transports.optional(),
  }),
)
const Assertion = credential(
  z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    /** The account the key was made for; always present for keys found by site alone. */
    userHandle: ShortBytes,
  }),
)

const PasskeyName = z.string().trim().min(1).max(PASSKEY_NAME_MAX)

export const PasskeyView = z.object({
  passkey_id: Id,
  name: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const passkeys = defineEndpoint({
  id: 'accounts.passkeys',
  method: 'GET',
  path: '/api/v1/auth/account/passkeys',
  access: 'user',
  summary: 'List your passkeys',
  failures: [],
  input: Empty,
  output: z.object({ passkeys: z.array(PasskeyView) }),
})

export const beginPasskey = defineEndpoint({
  id: 'accounts.beginPasskey',
  method: 'POST',
  path: '/api/v1/auth/account/passkeys/begin',
  access: 'user',
  summary: 'Get the options for making a passkey; valid once, for five minutes',
  failures: ['confirm_needed', 'passkey_refused', 'passkeys_limit_reached'],
  input: Empty,
  output: z.object({ challenge_id: Id, options: CreationOptions }),
  rateLimit: 'accountChange',
})

export const addPasskey = defineEndpoint({
  id: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/v1/auth/account/passkeys/add',
  access: 'user',
  summary: 'Save the passkey that a device made',
  failures: ['confirm_needed', 'passkey_refused', 'passkeys_limit_reached'],
  input: z.object({ challenge_id: Id, name: PasskeyName, credential: Registration }),
  output: PasskeyView,
  rateLimit: 'accountChange',
})

export const renamePasskey = defineEndpoint({
  id: 'accounts.renamePasskey',
  method: 'POST',
  path: '/api/v1/auth/account/passkeys/rename/{passkeyId}',
  access: 'user',
  summary: 'Rename a passkey',
  failures: ['not_found'],
  input: z.object({ passkeyId: Id, name: PasskeyName }),
  output: PasskeyView,
  rateLimit: 'accountChange',
})

export const removePasskey = defineEndpoint({
  id: 'accounts.removePasskey',
  method: 'POST',
  path: '/api/v1/auth/account/passkeys/remove/{passkeyId}',
  access: 'user',
  summary: 'Delete a passkey, so that it no longer opens the account',
  failures: ['confirm_needed', 'not_found'],
  input: z.object({ passkeyId: Id }),
  output: Done,
  rateLimit: 'accountChange',
})

export const beginPasskeyLogin = defineEndpoint({
  id: 'accounts.beginPasskeyLogin',
  method: 'POST',
  path: '/api/v1/login/passkey/begin',
  access: 'public',
  summary: 'Get the options for signing in with a passkey; valid once, for five minutes',
  failures: ['passkey_refused'],
  input: Empty,
  output: z.object({ challenge_id: Id, options: RequestOptions }),
  rateLimit: 'login',
})

export const loginWithPasskey = defineEndpoint({
  id: 'accounts.loginWithPasskey',
  method: 'POST',
  path: '/api/v1/login/passkey',
  access: 'public',
  summary:
    'Sign in with a passkey, which counts as both factors since the device verifies the user',
  failures: ['passkey_refused', 'email_not_registered'],
  input: z.object({ challenge_id: Id, credential: Assertion }),
  output: LoginResponse,
  rateLimit: 'login',
})
