import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { contract } from '../../src/contract/contract.ts'
import type { InputOf, OutputOf } from '../../src/contract/endpoint.ts'

type Accounts = typeof contract.accounts
type Begun = OutputOf<Accounts['beginPasskey']>
type LoginBegun = OutputOf<Accounts['beginPasskeyLogin']>

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40
/** Labels of a COSE key (RFC 9053): an elliptic-curve key for ES256 on P-256. */
const ES256_KEY: [number, number][] = [
  [1, 2],
  [3, -7],
  [-1, 1],
]

/** How a device, or someone imitating one, deviates. */
interface Otherwise {
  origin?: string
  rpId?: string
  challenge?: string
  userHandle?: string
  counter?: number
  /** The device didn't verify its user (fingerprint or PIN). */
  isUnverified?: boolean
  /** Signs with a key other than the one it names. */
  isForged?: boolean
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A device with one key that answers in the browser's format, without a browser. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let handle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const authenticatorData = (rpId: string, flags: number, count: number, key = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), head, key])
  }
  const flagsOf = ({ isUnverified }: Otherwise) =>
    isUnverified ? USER_PRESENT : USER_PRESENT | USER_VERIFIED

  const keyData = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>(ES256_KEY)
    cose.set(-2, Uint8Array.from(Buffer.from(x, 'base64url')))
    cose.set(-3, Uint8Array.from(Buffer.from(y, 'base64url')))
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
  }

  return {
    /** The answer to `beginPasskey`. */
    register(
      { challenge_id, options }: Begun,
      otherwise: Otherwise = {},
    ): InputOf<Accounts['addPasskey']> {
      handle = options.user.id
      const client = clientData(
        'webauthn.create',
        otherwise.challenge ?? options.challenge,
        otherwise.origin ?? origin,
      )
      const authData = authenticatorData(
        otherwise.rpId ?? options.rp.id,
        flagsOf(otherwise) | HAS_KEY,
        counter,
        keyData(),
      )
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        challenge_id,
        name: 'Firefox on Linux',
        credential: {
          id: text(id),
          rawId: text(id),
          type: 'public-key',
          response: {
            clientDataJSON: text(client),
            attestationObject: text(Buffer.from(isoCBOR.encode(attestation))),
            transports: ['internal'],
          },
        },
      }
    },
    /** The answer to `beginPasskeyLogin`. */
    signIn(
      { challenge_id, options }: LoginBegun,
      otherwise: Otherwise = {},
    ): InputOf<Accounts['loginWithPasskey']> {
      counter = otherwise.counter ?? counter + 1
      const client = clientData(
        'webauthn.get',
        otherwise.challenge ?? options.challenge,
        otherwise.origin ?? origin,
      )
      const authData = authenticatorData(
        otherwise.rpId ?? options.rpId,
        flagsOf(otherwise),
        counter,
      )
      const signer = otherwise.isForged
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : privateKey
      return {
        challenge_id,
        credential: {
          id: text(id),
          rawId: text(id),
          type: 'public-key',
          response: {
            clientDataJSON: text(client),
            authenticatorData: text(authData),
            signature: text(sign('sha256', Buffer.concat([authData, sha256(client)]), signer)),
            userHandle: otherwise.userHandle ?? handle,
          },
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
