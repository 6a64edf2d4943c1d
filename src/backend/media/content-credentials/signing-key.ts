import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SigningFiles } from './sign-request.ts'

/** A key's signature algorithm, in the terms of C2PA and COSE (RFC 9053, RFC 8230). */
interface Algorithm {
  name: string
  coseId: number
  /** Null for keys with a built-in hash. */
  hash: string | null
}

const CURVES: Record<string, Algorithm> = {
  prime256v1: { name: 'es256', coseId: -7, hash: 'sha256' },
  secp384r1: { name: 'es384', coseId: -35, hash: 'sha384' },
  secp521r1: { name: 'es512', coseId: -36, hash: 'sha512' },
}
const KEYS: Record<string, Algorithm> = {
  rsa: { name: 'ps256', coseId: -37, hash: 'sha256' },
  ed25519: { name: 'ed25519', coseId: -8, hash: null },
}

export interface SigningKey {
  key: KeyObject
  algorithm: Algorithm
  /** The signer's own certificate first, each followed by its issuer's. */
  chain: [X509Certificate, ...X509Certificate[]]
}

/** @throws Error for the operator that names the setting and what is wrong with it */
export async function readSigningKey({
  certificate,
  privateKey,
}: SigningFiles): Promise<SigningKey> {
  const chain = chainOf(await readSetting('C2PA_CERTIFICATE', certificate))
  const key = keyOf(await readSetting('C2PA_PRIVATE_KEY', privateKey))
  const algorithm = algorithmOf(key)
  const [leaf, ...issuers] = chain
  if (!leaf) throw new Error('C2PA_CERTIFICATE: the file contains no PEM certificate.')
  if (!algorithm) {
    throw new Error('C2PA_PRIVATE_KEY: Content Credentials can’t be signed with this kind of key.')
  }
  if (!leaf.checkPrivateKey(key)) {
    throw new Error('C2PA_PRIVATE_KEY: the key doesn’t belong to the first certificate.')
  }
  return { key, algorithm, chain: [leaf, ...issuers] }
}

async function readSetting(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new Error(`${name}: the file can’t be read: ${path}`)
  }
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

function chainOf(text: string): X509Certificate[] {
  try {
    return [...text.matchAll(PEM)].map(([pem]) => new X509Certificate(pem))
  } catch {
    throw new Error('C2PA_CERTIFICATE: a certificate in the file can’t be read.')
  }
}

function keyOf(text: string): KeyObject {
  try {
    return createPrivateKey(text)
  } catch {
    throw new Error('C2PA_PRIVATE_KEY: the file contains no PEM private key without a password.')
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  if (asymmetricKeyType !== 'ec') return KEYS[String(asymmetricKeyType)]
  return CURVES[String(asymmetricKeyDetails?.namedCurve)]
}
