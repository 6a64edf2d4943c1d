import { sign } from 'node:crypto'
import { encode } from 'cborg'
import type { SigningKey } from './signing-key.ts'

/** Room for a chain of a few certificates; a signature fills what it was given to the byte. */
export const SIGNATURE_BYTES = 16_384

const ALGORITHM = 1
const CERTIFICATES = 33
/** CBOR's tag 18: COSE_Sign1. */
const TAG = Buffer.from([0xd2])
/** From here on the length of a byte string takes two bytes, so that padding grows by one at a time. */
const PAD_MIN = 256

/** A COSE_Sign1 signature (RFC 9052) over a claim that is kept apart from it, as C2PA asks for. */
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
  // Of a kind of key, only the parts that concern it are read.
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
