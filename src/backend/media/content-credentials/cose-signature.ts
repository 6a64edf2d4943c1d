import { sign } from 'node:crypto'
import { encode } from 'cborg'
import type { SigningKey } from './signing-key.ts'

/** Room for a chain of a few certificates; a signature is padded to exactly this size. */
export const SIGNATURE_BYTES = 16_384

const ALGORITHM = 1
const CERTIFICATES = 33
/** CBOR tag 18: COSE_Sign1. */
const TAG = Buffer.from([0xd2])
/** From this length on, a byte string's length takes two bytes, so padding can grow one byte at a time. */
const PAD_MIN = 256

/** A detached COSE_Sign1 signature (RFC 9052) over a claim, as C2PA requires. */
export function coseSignature(
  claim: Uint8Array,
  { key, algorithm, chain }: SigningKey,
): Uint8Array {
  const certificates = chain.map(({ raw }) => new Uint8Array(raw))
  const head = encode(
    new Map<number, unknown>([
      [ALGORITHM, algorithm.coseId],
      [CERTIFICATES, certificates.length === 1 ? certificates[0] : certificates],
    ]),
  )
  const signed = encode(['Signature1', head, new Uint8Array(), claim])
  // Each kind of key ignores the options that don't apply to it.
  const signature = new Uint8Array(
    sign(algorithm.hash, signed, { key, dsaEncoding: 'ieee-p1363', ...PSS[algorithm.name] }),
  )
  const padded = (length: number) =>
    Buffer.concat([
      TAG,
      encode([head, new Map([['pad', new Uint8Array(length)]]), null, signature]),
    ])
  const missing = SIGNATURE_BYTES - padded(PAD_MIN).length
  if (missing < 0) throw new Error('The chain of certificates is too long.')
  return new Uint8Array(padded(PAD_MIN + missing))
}

/** RSA-PSS with a salt as long as its hash. */
const PSS: Record<string, { padding: number; saltLength: number }> = {
  ps256: { padding: 6, saltLength: 32 },
}
